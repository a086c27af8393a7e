import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import mammoth from 'mammoth';
import MarkdownIt from 'markdown-it';
import type { Document } from '#contract/documents.ts';
import { renderHtml } from '#document/render-html.ts';
import { renderMarkdown } from '#document/render-markdown.ts';
import { renderDocx } from '#server/modules/exports/render-docx.ts';
import { signsIn } from '#tests/support/read-html.ts';
import { openScreen, type Screen } from '#tests/support/screen.ts';

/**
 * Markdown as people and models write it, with marks next to punctuation or another script, and the expected bold and
 * italics.
 */
const TEXTS: readonly (readonly [md: string, shown: string])[] = [
  ['**注意：**请先关火。', '<b>注意：</b>请先关火。'],
  ['彼は**「重要」**と言った', '彼は<b>「重要」</b>と言った'],
  ['**Note:**text', '<b>Note:</b>text'],
  ['**Note:** text', '<b>Note:</b> text'],
  ['**Note**: text', '<b>Note</b>: text'],
  ['*Note:*text', '<i>Note:</i>text'],
  ['see**(this)**now', 'see<b>(this)</b>now'],
  ['see **(this)** now', 'see <b>(this)</b> now'],
  ['say**"hello"**twice', 'say<b>"hello"</b>twice'],
  ['say**“hello”**twice', 'say<b>“hello”</b>twice'],
  ['**“Quoted.”**Then', '<b>“Quoted.”</b>Then'],
  ['**A.**B **C.**D', '<b>A.</b>B <b>C.</b>D'],
  ['**100%**sure', '<b>100%</b>sure'],
  ['costs**€5**today', 'costs<b>€5</b>today'],
  ['**5€**each', '<b>5€</b>each'],
  ['**C++**code', '<b>C++</b>code'],
  ['un**believ**able', 'un<b>believ</b>able'],
  ['un*believ*able', 'un<i>believ</i>able'],
  ['snake_case_name', 'snake_case_name'],
  ['_under_ and __strong__', '<i>under</i> and <b>strong</b>'],
  ['***both***', '<b><i>both</i></b>'],
  ['**bold *and slanted***', '<b>bold <i>and slanted</i></b>'],
  ['*slanted **and bold***', '<i>slanted <b>and bold</b></i>'],
  ['**a**_b_', '<b>a</b><i>b</i>'],
  ['**a***b*', '<b>a</b><i>b</i>'],
  ['这是**重点。**下一句', '这是<b>重点。</b>下一句'],
  ['这是**“重点”**下一句', '这是<b>“重点”</b>下一句'],
  ['这是**（重点）**下一句', '这是<b>（重点）</b>下一句'],
  ['这是**《书名》**的内容', '这是<b>《书名》</b>的内容'],
  ['**第一步：**打开**“设置”**。', '<b>第一步：</b>打开<b>“设置”</b>。'],
  ['价格**50%**起', '价格<b>50%</b>起'],
  ['**HTML（超文本）**是', '<b>HTML（超文本）</b>是'],
  ['**HTML(超文本)**是', '<b>HTML(超文本)</b>是'],
  ['使用**`git`**命令', '使用<b><code>git</code></b>命令'],
  ['*注意：*请', '<i>注意：</i>请'],
  ['これは**大事。**次', 'これは<b>大事。</b>次'],
  ['**大事！**次の文', '<b>大事！</b>次の文'],
  ['彼は*「はい」*と', '彼は<i>「はい」</i>と'],
  ['**「見出し」**：説明', '<b>「見出し」</b>：説明'],
  ['カタカナ**テスト（仮）**です', 'カタカナ<b>テスト（仮）</b>です'],
  ['**ﾊﾝｶｸ｡**次', '<b>ﾊﾝｶｸ｡</b>次'],
  ['**이 용어(This term)**를 보세요', '<b>이 용어(This term)</b>를 보세요'],
  ['**“중요”**라고 말했다', '<b>“중요”</b>라고 말했다'],
  ['그는 **‘네’**라고', '그는 <b>‘네’</b>라고'],
  ['**주의:**불을 끄세요', '<b>주의:</b>불을 끄세요'],
  ['**ملاحظة:**نص', '<b>ملاحظة:</b>نص'],
  ['قال**«نعم»**ثم', 'قال<b>«نعم»</b>ثم'],
  ['**لماذا؟**لأن', '<b>لماذا؟</b>لأن'],
  ['**توجه،**ثم', '<b>توجه،</b>ثم'],
  ['**הערה:**טקסט', '<b>הערה:</b>טקסט'],
  ['אמר**"כן"**ואז', 'אמר<b>"כן"</b>ואז'],
  ['**ध्यान दें:**पाठ', '<b>ध्यान दें:</b>पाठ'],
  ['**पहला।**दूसरा', '<b>पहला।</b>दूसरा'],
  ['**লক্ষ্য:**পাঠ', '<b>লক্ষ্য:</b>পাঠ'],
  ['**குறிப்பு:**உரை', '<b>குறிப்பு:</b>உரை'],
  ['**หมายเหตุ:**ข้อความ', '<b>หมายเหตุ:</b>ข้อความ'],
  ['คำว่า**“สำคัญ”**นี้', 'คำว่า<b>“สำคัญ”</b>นี้'],
  ['**Внимание:**текст', '<b>Внимание:</b>текст'],
  ['сказал**«да»**и', 'сказал<b>«да»</b>и'],
  ['**Σημείωση:**κείμενο', '<b>Σημείωση:</b>κείμενο'],
  ['**«Oui.»**Puis', '<b>«Oui.»</b>Puis'],
  ['**¿Qué?**Nada', '<b>¿Qué?</b>Nada'],
  ['**Warum?**Darum', '<b>Warum?</b>Darum'],
  ['**„Ja.“**Dann', '<b>„Ja.“</b>Dann'],
  ['**Hi 😀**there', '<b>Hi 😀</b>there'],
  ['😀**Hi!**😀', '😀<b>Hi!</b>😀'],
  ['**𠮷（よし）**野家', '<b>𠮷（よし）</b>野家'],
  ['**a `b`**c', '<b>a <code>b</code></b>c'],
  ['**[link](https://example.org/)**s', '<b>link</b>s'],
  ['**See [a](https://example.org/).**Then', '<b>See a.</b>Then'],
  ['f(*args, **kwargs)', 'f(*args, **kwargs)'],
  ['2 * 3 * 4 and 2 ** 3', '2 * 3 * 4 and 2 ** 3'],
  ['AT&amp;T and &lt;b&gt;', 'AT&amp;T and &lt;b&gt;'],
  ['a \\*star\\* and \\_line\\_', 'a *star* and _line_'],
  ['1986\\. A year', '1986. A year'],
];

const commonmark = new MarkdownIt('commonmark');

/** Every non-space character with its formatting. */
const shownIn = (html: string) => signsIn(html).map(({ char, marks }) => char + marks);

describe('a mark next to punctuation or another script', () => {
  let screen: Screen;
  before(async () => {
    screen = await openScreen();
  });
  after(() => screen.close());

  for (const [md, shown] of TEXTS) {
    test(`${md} is the same on screen and in every file`, async () => {
      const block = { id: 'b', kind: 'paragraph' as const, md, blockIds: [], startMs: null };
      const document: Document = {
        format: 'summary',
        language: 'english',
        title: 'T',
        sections: [{ id: 's', kind: 'section', startMs: null, blocks: [block] }],
      };
      const meant = shownIn(shown);
      const last = (html: string) => shownIn(/<p[^>]*>(?![^]*<p[ >])[^]*?<\/p>/.exec(html)![0]);
      assert.deepEqual(last(screen.live(document)), meant, 'on the screen');
      assert.deepEqual(last(screen.preview(document)), meant, 'in the preview');
      assert.deepEqual(last(renderHtml(document, { kind: 'model' } as never)), meant, 'as HTML');
      assert.deepEqual(last(commonmark.render(renderMarkdown(document))), meant, 'as Markdown');
      const word = await mammoth.convertToHtml({ buffer: Buffer.from(await renderDocx(document)) });
      // Word has no code element, only another font.
      const inWord = shownIn(shown.replaceAll(/<\/?code>/g, ''));
      assert.deepEqual(last(word.value), inWord, 'as Word');
    });
  }
});

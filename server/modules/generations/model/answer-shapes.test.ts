import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { Document } from '#contract/documents.ts';
import { ALL_FORMATS, writeOffline } from '#tests/support/offline-run.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { getTalks } from '#tests/support/talks.ts';
import type { Material } from '../../videos/videos.service.ts';

const [talk] = getTalks();
const material: Material = { ...talk, languageTag: 'en', timed: true, fingerprint: talk.id };
const written = (format: FormatValue, shape: (answer: string) => string) =>
  writeOffline(format, material, (asked) => shape(answerLikeAModel(asked))).document;

const eachLine = (change: (line: string) => string) => (answer: string) =>
  answer.split('\n').map(change).join('\n');
const eachTag = (change: (tag: string) => string) =>
  eachLine((line) => line.replace(/^@[a-z0-9]+/u, change));
const tagged = (line: string) => line.startsWith('@');
const header = /^(@(?:turn [AB]|[a-z0-9]+)(?: \[[^\]]*\])?) /u;
const cited = /^(@(?:turn [AB]|[a-z0-9]+)) (\[[^\]]*\]) (.*)$/u;

const THOUGHTS =
  'Okay, the user wants a text. Let me draft it first.\n@section head\n@title A draft\n@section thread\n@tweet A draft.\n@section s1\n@h Draft\n@p A draft that nobody shall read.\nThat is not good enough. ' +
  'Let me think about the order of the ideas again before I answer. '.repeat(8);

/** Variations of the answer grammar, all seen in real models' answers. */
const TAGGED: Record<string, (answer: string) => string> = {
  'as asked': (answer) => answer,
  'Windows line ends': (answer) => answer.replaceAll('\n', '\r\n'),
  'blank lines between': (answer) => answer.replaceAll('\n', '\n\n'),
  indented: eachLine((line) => `    ${line}`),
  capitals: eachTag((tag) => tag.toUpperCase()),
  'a capital first': eachTag((tag) => `@${tag[1]!.toUpperCase()}${tag.slice(2)}`),
  'bold tags': eachTag((tag) => `**${tag}**`),
  'italic tags': eachTag((tag) => `*${tag}*`),
  'underlined tags': eachTag((tag) => `__${tag}__`),
  'tags as code': eachTag((tag) => `\`${tag}\``),
  'bold headers': eachLine((line) => line.replace(header, '**$1** ')),
  'bold lines': eachLine((line) => (tagged(line) ? `**${line}**` : line)),
  'a dash before': eachLine((line) => (tagged(line) ? `- ${line}` : line)),
  'a star before': eachLine((line) => (tagged(line) ? `* ${line}` : line)),
  'numbered lines': eachLine((line) => (tagged(line) ? `1. ${line}` : line)),
  'a bold tag in a list': eachLine((line) =>
    tagged(line) ? `- ${line.replace(/^@[a-z0-9]+/u, '**$&**')}` : line,
  ),
  'quoted lines': eachLine((line) => (tagged(line) ? `> ${line}` : line)),
  'sections as headings': eachLine((line) => (line.startsWith('@section') ? `## ${line}` : line)),
  'sections as bold headings': eachLine((line) =>
    line.startsWith('@section') ? `### **${line}**` : line,
  ),
  'every tag a heading': eachLine((line) => (tagged(line) ? `### ${line}` : line)),
  'escaped tags': eachTag((tag) => `\\${tag}`),
  'full-width signs': eachTag((tag) => tag.replace('@', '＠')),
  'a colon after the tag': eachLine((line) =>
    line.replace(/^(@(?!section|turn)[a-z0-9]+)/u, '$1:'),
  ),
  'a colon after the blocks': eachLine((line) => line.replace(header, '$1: ')),
  'a colon after the section': eachLine((line) => line.replace(/^@section /u, '@section: ')),
  'sections in brackets': eachLine((line) => line.replace(/^@section (\S+)/u, '@section [$1]')),
  'sections in quotes': eachLine((line) => line.replace(/^@section (\S+)/u, '@section "$1"')),
  'sections in angle brackets': eachLine((line) =>
    line.replace(/^@section (\S+)/u, '@section <$1>'),
  ),
  'sections after an equals sign': eachLine((line) => line.replace(/^@section /u, '@section = ')),
  'sections that are closed': (answer) => answer.replaceAll(/^@section /gmu, '@/section\n$&'),
  'sections that are ended': (answer) => `${answer.replaceAll(/^@section /gmu, '@end\n$&')}\n@end`,
  'sections with their names': eachLine((line) =>
    line.replace(/^@section (\S+)/u, '@section $1 — about something'),
  ),
  'section ids in capitals': eachLine((line) =>
    line.replace(/^@section (\S+)/u, (_, id: string) => `@section ${id.toUpperCase()}`),
  ),
  'sections by number': (answer) => {
    let number = 0;
    return answer.replaceAll(/^@section \S+/gmu, () => `@section part-${(number += 1)}`);
  },
  'long names of tags': eachLine((line) =>
    line
      .replace(/^@p\b/u, '@paragraph')
      .replace(/^@h\b/u, '@heading')
      .replace(/^@point\b/u, '@bullet')
      .replace(/^@q\b/u, '@question')
      .replace(/^@a\b/u, '@answer'),
  ),
  'commas between blocks': eachLine((line) =>
    line.replace(cited, (_, tag, list, text) => `${tag} ${list.replaceAll(' ', ', ')} ${text}`),
  ),
  'round brackets': eachLine((line) =>
    line.replace(cited, (_, tag, list, text) => `${tag} (${list.slice(1, -1)}) ${text}`),
  ),
  'a bracket for each block': eachLine((line) =>
    line.replace(cited, (_, tag, list, text) => `${tag} ${list.replaceAll(' ', '] [')} ${text}`),
  ),
  'blocks without signs': eachLine((line) =>
    line.replace(cited, (_, tag, list, text) => `${tag} ${list.replaceAll('#', '')} ${text}`),
  ),
  'blocks by name': eachLine((line) =>
    line.replace(cited, (_, tag, list, text) => `${tag} [blocks ${list.slice(1, -1)}] ${text}`),
  ),
  'blocks behind the text': eachLine((line) => line.replace(cited, '$1 $3 $2')),
  'hosts spelled out': eachLine((line) => line.replace(/^@turn ([AB])/u, '@turn Host $1:')),
  'small letters for hosts': eachLine((line) =>
    line.replace(/^@turn ([AB]) /u, (_, who: string) => `@turn host ${who.toLowerCase()} `),
  ),
  'a code block': (answer) => `\`\`\`\n${answer}\n\`\`\``,
  'a code block with a name': (answer) => `\`\`\`markdown\n${answer}\n\`\`\``,
  'a code block for each section': (answer) =>
    answer.replaceAll(/^@section /gmu, '```\n```text\n$&'),
  'rules between sections': (answer) => answer.replaceAll(/^@section /gmu, '---\n\n$&'),
  'a greeting': (answer) => `Sure! Here is your text:\n\n${answer}`,
  'a goodbye': (answer) => `${answer}\n\nLet me know if you'd like me to adjust the tone!`,
  'a goodbye after a rule': (answer) =>
    `${answer}\n\n---\n\nI hope this helps. Feel free to ask for changes.`,
  'a note at the end': (answer) => `${answer}\n\n**Note:** I kept close to the transcript.`,
  'a greeting and a goodbye in German': (answer) =>
    `Gerne! Hier ist der Text:\n\n${answer}\n\nLassen Sie mich wissen, ob ich etwas ändern soll.`,
  thoughts: (answer) => `<think>\n${THOUGHTS}\n</think>\n\n${answer}`,
  'thoughts by another name': (answer) => `<thinking>${THOUGHTS}</thinking>${answer}`,
  'thoughts in capitals': (answer) => `<THINK>\n${THOUGHTS}\n</THINK>\n${answer}`,
  'thoughts with the closing tag alone': (answer) => `${THOUGHTS}\n</think>\n\n${answer}`,
  'thoughts in square brackets': (answer) => `[THINK]${THOUGHTS}[/THINK]${answer}`,
  'thoughts in triangles': (answer) => `◁think▷${THOUGHTS}◁/think▷\n${answer}`,
  'thoughts on a channel': (answer) =>
    `<|channel|>analysis<|message|>${THOUGHTS}<|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`,
  'thoughts between sections': (answer) =>
    answer.replaceAll(/^@section /gmu, '<reasoning>\nNow @p the next.\n</reasoning>\n$&'),
};

const shown = ({ sections, title }: Document) => ({
  title,
  sections: sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map(({ kind, md, speaker, blockIds }) => ({ kind, md, speaker, blockIds })),
  })),
});

for (const format of ALL_FORMATS) {
  test(`${format}: the document is the same whatever form of tags a model writes`, () => {
    const expected = shown(written(format, (answer) => answer));
    for (const [name, shape] of Object.entries(TAGGED)) {
      assert.deepEqual(shown(written(format, shape)), expected, name);
    }
  });
}

interface Line {
  section: string;
  tag: string;
  speaker: string;
  blocks: string;
  text: string;
}

function linesOf(answer: string): Line[] {
  let section = '';
  return answer.split('\n').flatMap((line) => {
    section = /^@section (\S+)/u.exec(line)?.[1] ?? section;
    const [, tag, speaker = '', blocks = '', text] =
      /^@(turn(?= )|[a-z0-9]+)(?:(?<=turn) ([AB])(?= ))?(?: (\[[^\]]*\]))? (.*)$/u.exec(line) ?? [];
    return tag && tag !== 'section' ? [{ section, tag, speaker, blocks, text: text! }] : [];
  });
}

const LABELS: Record<string, string> = {
  title: '# ',
  description: '**Meta description:** ',
  tags: '**Tags:** ',
  subject: '**Subject line:** ',
  preheader: '**Preheader:** ',
  hashtags: '**Hashtags:** ',
  h: '## ',
  h3: '### ',
  point: '- ',
  step: '1. ',
  quote: '> ',
  q: '**Question:** ',
  a: '**Answer:** ',
  tweet: '1/ ',
  link: '- ',
  chapter: '- ',
};
const NAMES: Record<string, string> = {
  plan: '## Plan\n\n',
  thread: '## Thread\n\n',
  conclusion: '## Conclusion\n\n',
  takeaways: '## Key takeaways\n\n',
  faq: '## FAQ\n\n',
  points: '## Key points\n\n',
  links: '## Moments worth watching\n\n',
  signoff: '## Sign-off\n\n',
  notes: '## Show notes\n\n',
};

function asMarkdown(answer: string): string {
  const lines = linesOf(answer);
  return lines
    .map(({ section, tag, speaker, blocks, text }, at) => {
      const name = lines[at - 1]?.section === section ? '' : (NAMES[section] ?? '');
      const label = tag === 'turn' ? `**Host ${speaker}:** ` : (LABELS[tag] ?? '');
      return `${name}${label}${text}${blocks && ` ${blocks}`}`;
    })
    .join('\n\n');
}

const numbers = (blocks: string) => (blocks.match(/\d+/gu) ?? []).map(Number);
const bySection = (answer: string) => Map.groupBy(linesOf(answer), ({ section }) => section);

/** Answers without any of our tags. */
const UNTAGGED: Record<string, (answer: string) => string> = {
  'JSON of sections': (answer) =>
    JSON.stringify({
      sections: [...bySection(answer)].map(([id, lines]) => ({
        id,
        lines: lines.map(({ tag, speaker, blocks, text }) => ({
          tag,
          ...(speaker && { speaker }),
          blocks: numbers(blocks),
          text,
        })),
      })),
    }),
  'JSON by section': (answer) =>
    `Here is the JSON:\n\n\`\`\`json\n${JSON.stringify(
      Object.fromEntries(
        [...bySection(answer)].map(([id, lines]) => [
          id,
          lines.map(({ tag, speaker, blocks, text }) => ({
            type: tag,
            speaker,
            citations: blocks,
            content: text,
          })),
        ]),
      ),
      null,
      2,
    )}\n\`\`\``,
  'a list of JSON lines': (answer) =>
    JSON.stringify(
      linesOf(answer).map(({ section, tag, speaker, blocks, text }) => ({
        section,
        tag,
        speaker,
        block_ids: numbers(blocks),
        text,
      })),
    ),
};

for (const format of ALL_FORMATS) {
  test(`${format}: the document is the same if a model answers in JSON`, () => {
    const expected = shown(written(format, (answer) => answer));
    for (const [name, shape] of Object.entries(UNTAGGED)) {
      assert.deepEqual(shown(written(format, shape)), expected, name);
    }
  });

  test(`${format}: plain Markdown is accepted as the text, without the model’s remarks around it`, () => {
    const blocks = (document: Document) =>
      document.sections.flatMap((section) =>
        section.blocks.map(({ kind, md, blockIds }) => ({ kind, md, blockIds })),
      );
    const expected = blocks(written(format, (answer) => answer));
    assert.deepEqual(blocks(written(format, asMarkdown)), expected);
    const chatty = (answer: string) =>
      `Certainly! Here's the text:\n\n---\n\n${asMarkdown(answer)}\n\n---\n\nWould you like me to change anything?`;
    assert.deepEqual(blocks(written(format, chatty)), expected);
    assert.deepEqual(
      blocks(written(format, (answer) => `\`\`\`markdown\n${asMarkdown(answer)}\n\`\`\``)),
      expected,
    );
  });
}

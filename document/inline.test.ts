import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parseInline, plainText, PLAIN as plain, type Span } from './parse-inline.ts';
import { printInline } from './print-inline.ts';

describe('inline Markdown', () => {
  test('is parsed the way people write it', () => {
    assert.deepEqual(parseInline('a **b** *c* `d` [e](https://x.y/z_(1)) \\*f\\*'), [
      { ...plain, text: 'a ' },
      { ...plain, text: 'b', strong: true },
      { ...plain, text: ' ' },
      { ...plain, text: 'c', em: true },
      { ...plain, text: ' ' },
      { ...plain, text: 'd', code: true },
      { ...plain, text: ' ' },
      { ...plain, text: 'e', href: 'https://x.y/z_(1)' },
      { ...plain, text: ' *f*' },
    ]);
    assert.equal(
      plainText('**_both_** and snake_case_name, 2 * 3 * 4'),
      'both and snake_case_name, 2 * 3 * 4',
    );
  });

  test('never yields a link that runs a script', () => {
    for (const md of ['[x](javascript:alert(1))', '[x](data:text/html,x)', '[x](vbscript:x)']) {
      assert(parseInline(md).every(({ href }) => href === null));
      assert.equal(plainText(md), md);
    }
  });

  test('never loses a character of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const normal = text.replaceAll('\r', '');
        const span: Span = { ...plain, text: normal };
        const spans = normal
          .split('\n')
          .flatMap((line, index) => [
            ...(index > 0 ? [{ ...plain, text: '\n' }] : []),
            ...(line === '' ? [] : [{ ...span, text: line }]),
          ]);
        assert.equal(plainText(printInline(spans, 'own')), normal);
      }),
      { numRuns: 150 },
    );
  });

  test('parses its own output back, including marks', () => {
    const word = fc.stringMatching(/^[a-zA-Zéüß*_`[\]()\\ ]{0,6}[a-zé][a-zA-Z*_`[\]\\]{0,3}$/);
    const span = fc.record({
      text: word,
      strong: fc.boolean(),
      em: fc.boolean(),
      code: fc.constant(false),
      href: fc.constantFrom(null, 'https://example.org/a'),
    });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 5 }), (spans) => {
        // With spaces between, since Markdown can't separate adjacent marked words.
        const spaced = spans.flatMap((one) => [
          { ...one, text: one.text.trim() },
          { ...plain, text: ' ' },
        ]);
        const words = (all: readonly Span[]) =>
          all
            .filter(({ text }) => text.trim() !== '')
            .flatMap((one) =>
              Array.from(one.text)
                .filter((char) => char !== ' ')
                .map((char) => [char, one.strong, one.em, one.href]),
            );
        assert.deepEqual(words(parseInline(printInline(spaced, 'own'))), words(spaced));
      }),
      { numRuns: 150 },
    );
  });
});

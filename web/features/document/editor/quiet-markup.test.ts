import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { PASTED_TRAPS } from '#tests/support/pasted-page.ts';
import { quietMarkup } from './quiet-markup.ts';

/** The only markup allowed in the output: text, and tags with the kept attributes in double quotes. */
const QUIET =
  /^(?:[^<]|<\/[a-z][a-z0-9]*>|<[a-z][a-z0-9]*(?: (?:class|href|data-style|data-kind|data-pm-slice)="[^"]*")*\/?>)*$/;

test('a pasted page keeps its text, its links and Word’s list markup', () => {
  assert.equal(
    quietMarkup(
      '<!doctype html><P Class=MsoList style=\'mso-list:l0 "x"\'>a &lt; b <a HREF="/x?a&amp;b" target=_blank>c</a><br/></P>1 < 2<o:p></o:p>',
    ),
    '<p class="MsoList" data-style="mso-list:l0 &quot;x&quot;">a &lt; b <a href="/x?a&amp;b">c</a><br/></p>1 &lt; 2',
  );
});

test('a pasted page loses event handlers, styles and addresses that load automatically', () => {
  for (const [name, html] of Object.entries(PASTED_TRAPS)) {
    const quiet = quietMarkup(html);
    assert.match(quiet, QUIET, name);
    assert.match(quiet, /words/, name);
  }
});

test('random sequences of markup characters don’t get any through either', () => {
  const pieces =
    `< > " ' / = ! -- - ? p a x & <!-- --> <img onerror= style <style </style <svg href <title>`.split(
      ' ',
    );
  const piece = fc.constantFrom(...pieces, ' ', '\n', '\0');
  const markup = fc.array(piece, { maxLength: 40 }).map((all) => all.join(''));
  fc.assert(
    fc.property(markup, (html) => assert.match(quietMarkup(html), QUIET)),
    { numRuns: 3000 },
  );
});

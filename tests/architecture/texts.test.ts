import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parseSync, Visitor } from 'vite';

/** Texts shown here must come from catalogues, so that translating the interface means adding a catalogue. */
const PLACES = ['web/app', 'web/ui', 'web/features'] as const;
const CATALOGUE = /(?:^|[/-])words\.tsx?$/;
/** Attributes and properties whose text is shown or read aloud. */
const SHOWN =
  /^(?:alt|aria-(?:label|description|placeholder|valuetext)|label|title|text|hint|placeholder|message|description|heading|(?:\w+)(?:Label|Text|Hint|Title))$/;
const HAS_WORDS = /\p{L}{2}/u;
/** For other strings: match only what can't be a name, path or style, i.e. a sentence or a label of several words. */
const IS_SENTENCE = /^[A-Z][\p{Ll}’]+(?: [\p{L}\d’,-]+)+[.…?!]?$|\p{Ll} \p{Ll}+ [^|]*[.?!]$/u;
/** Only developers see these messages. */
const THROWN = /(?:new \w*(?:Error|Exception)|console\.\w+)\(\s*$/;

/** Texts in JSX and in string literals that get shown. */
function textsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const add = (text: string, start: number) => {
    if (!HAS_WORDS.test(text) || text.startsWith('https://')) return;
    const line = source.slice(0, start).split('\n').length;
    found.push(`${file}:${line}: “${text.replaceAll(/\s+/g, ' ').trim()}”`);
  };
  const addSentence = (text: string, start: number) => {
    if (IS_SENTENCE.test(text) && !THROWN.test(source.slice(0, start))) add(text, start);
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') addSentence(value, start);
    },
    TemplateElement: ({ value, start }) => addSentence(value.raw.trim(), start - 1),
    JSXText: ({ value, start }) => add(value, start),
    JSXAttribute: ({ name, value, start }) => {
      if (name.type !== 'JSXIdentifier' || !SHOWN.test(name.name) || !value) return;
      if (value.type === 'Literal') add(String(value.value), start);
      if (value.type !== 'JSXExpressionContainer') return;
      if (value.expression.type === 'TemplateLiteral') {
        for (const { value: part } of value.expression.quasis) add(part.raw, start);
      }
    },
  }).visit(parseSync(file, source).program);
  return [...new Set(found)];
}

/** Where people read what the code says. Prompts and spoken numbers have a grammar of their own. */
const SENTENCES = [
  'web/{app,ui,features,lib,site}/**/*.{ts,tsx}',
  'content/site/*.ts',
  'contract/**/*.ts',
  'cli/**/*.ts',
  'server/{app,compose,serve}.ts',
  'server/{compose,core,db,modules,providers,queue}/**/*.ts',
  'server/text/evidence/*.ts',
] as const;
const COMPARES_WITH_ONE = /[=!]== 1$/;
const HAS_LETTERS = /\p{L}/u;

/** Plurals made by hand, and sentences put together from parts: no translation can follow either. */
function gluedIn(file: string, source: string): string[] {
  const found: string[] = [];
  const textOf = ({ start, end }: { start: number; end: number }) =>
    source.slice(start, end).replaceAll(/\s+/g, ' ');
  const add = (node: { start: number; end: number }) =>
    found.push(
      `${file}:${source.slice(0, node.start).split('\n').length}: ${textOf(node).slice(0, 120)}`,
    );
  const isText = (node: { type: string; start: number; end: number }) =>
    (node.type === 'Literal' || node.type === 'TemplateLiteral') &&
    /^['"`]/.test(textOf(node)) &&
    HAS_LETTERS.test(textOf(node).replaceAll(/\$\{[^}]*\}/g, '')) &&
    !/^[`'"][^`]*[<=]/.test(textOf(node));
  new Visitor({
    ConditionalExpression(node) {
      const { test: asks, consequent, alternate } = node;
      if (COMPARES_WITH_ONE.test(textOf(asks)) && (isText(consequent) || isText(alternate)))
        add(node);
    },
    TemplateLiteral(node) {
      const said = node.quasis.map(({ value }) => value.raw).join(' ');
      if (!/\p{L}{2} \p{L}{2}/u.test(said) || /[<{]/.test(said)) return;
      for (const part of node.expressions) {
        const isEither =
          part.type === 'ConditionalExpression' &&
          (isText(part.consequent) || isText(part.alternate));
        const isLeftOut =
          part.type === 'LogicalExpression' && part.operator === '&&' && isText(part.right);
        if (isEither || isLeftOut) add(node);
      }
    },
  }).visit(parseSync(file, source).program);
  return [...new Set(found)];
}

describe('sentences are whole', () => {
  test('numbers choose theirs through Intl (contract/count.ts), and none is glued together', () => {
    const files = SENTENCES.flatMap((place) => globSync(place)).filter(
      (file) => !/\.test\.|prompts?\.ts$/.test(file),
    );
    assert.ok(files.length > 0);
    const faults = files.flatMap((file) => gluedIn(file, readFileSync(file, 'utf8')));
    assert.deepEqual(faults, []);
  });

  test('a plural made by hand and a glued sentence are reported', () => {
    const plural = "const a = n === 1 ? 'One is left' : `${n} are left`;";
    const suffix = "const a = `${n} word${n === 1 ? '' : 's'}`;";
    const glued = "const a = `It ends ${day}${card ? ` with ${card}` : ''}.`;";
    const joined = "const a = byCount(n, 'One is left', `${n} are left`);";
    assert.equal(gluedIn('a.ts', plural).length, 1);
    assert.equal(gluedIn('a.ts', suffix).length, 1);
    assert.equal(gluedIn('a.ts', `${glued} `).length, 1);
    assert.deepEqual(gluedIn('a.ts', joined), []);
  });
});

describe('texts the app shows are in catalogues', () => {
  for (const place of PLACES) {
    test(`in ${place}`, () => {
      const files = globSync(`${place}/**/*.{ts,tsx}`).filter(
        (file) => !file.includes('.test.') && !CATALOGUE.test(file),
      );
      assert.ok(files.length > 0);
      const faults = files.flatMap((file) => textsIn(file, readFileSync(file, 'utf8')));
      assert.deepEqual(faults, []);
    });
  }

  test('a text outside the catalogues is reported', () => {
    const shown = '<p title="Two words">Hello {name}<b aria-label={`Close ${name}`} /></p>';
    const own = '<p className="two words" title={WORDS.title}>{WORDS.text} · 3</p>';
    const said = "toasts.show(isOne ? 'Saved.' : 'All of them were saved.')";
    assert.deepEqual(textsIn('a.tsx', shown), [
      'a.tsx:1: “Two words”',
      'a.tsx:1: “Hello”',
      'a.tsx:1: “Close”',
    ]);
    assert.deepEqual(textsIn('a.tsx', own), []);
    assert.deepEqual(textsIn('a.ts', said), ['a.ts:1: “All of them were saved.”']);
    assert.deepEqual(textsIn('a.ts', "throw new Error('The page has no place for it')"), []);
  });
});

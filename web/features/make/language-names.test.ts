import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { otherNames } from './language-names.ts';

test('each language is found by its own name in its own script, and no name means two of them', () => {
  const owners = new Map<string, string>();
  for (const { value, name, script } of LANGUAGES) {
    const names = otherNames(value);
    const isLatin = names.every((one) => /^\P{L}*(?:\p{Script=Latin}\P{L}*)+$/u.test(one));
    assert.equal(isLatin, script === 'Latn', `${name}: ${names.join(', ')}`);
    if (value === 'portuguese_br') continue;
    for (const one of new Set(names.map((spelt) => spelt.toLowerCase()))) {
      assert.equal(owners.get(one), undefined, `${one} means ${name} and ${owners.get(one)}`);
      owners.set(one, name);
    }
  }
});

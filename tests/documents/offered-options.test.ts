import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FORMATS } from '#contract/catalog/formats.ts';
import { OPTIONS } from '#contract/options.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { OPTION_ROWS, type OptionRow } from '#web/features/make/option-table.ts';

/** A value other than the current one. */
function another(row: OptionRow, value: unknown): unknown {
  switch (row.kind) {
    case 'one-of':
    case 'list':
    case 'one-of-numbers':
      return row.options.map(([id]) => id).find((id) => id !== value);
    case 'number':
      return value === row.least ? row.least + 1 : row.least;
    case 'switch':
      return value !== true;
    case 'text':
      return 'another';
    case 'names':
      return ['Ada', 'Ben'];
  }
}

const { title, language, cues, chapters } = getSamples().get('small-garden')!;

describe('every option offered without a model changes the result', () => {
  for (const { value: format } of FORMATS)
    for (const row of OPTION_ROWS[format].filter(({ needsModel }) => !needsModel))
      test(`${format}, ${row.label}`, () => {
        const usual = OPTIONS[format].parse({}) as Record<string, unknown>;
        const write = (options: Record<string, unknown>) =>
          arrange({ title, language, cues, chapters, format, options });
        const changed = { ...usual, [row.name]: another(row, usual[row.name]) };
        assert.notDeepEqual(write(changed), write(usual));
      });
});

import { getLanguage, LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { CustomDocument } from '#contract/documents.ts';
import { languageOf } from '#server/languages/table.ts';
import { checkDocument } from '#server/modules/generations/check-document.ts';
import type { Material } from '#server/modules/videos/source.ts';
import { seededRandom, type Random } from '#tests/faults/seeded-random.ts';
import { TALKS } from '#tests/support/bee-talks.ts';

/**
 * A talk in every language with figures, number words, measures, names, days and times in it, told again truly and
 * falsely. `Intl` has the words for measures, days and months, the language's own file those for numbers.
 */

const KINDS = ['figure', 'word', 'unit', 'name', 'time', 'day'] as const;
type Kind = (typeof KINDS)[number];
const UNITS = ['kilometer', 'kilogram', 'hour', 'year', 'percent', 'liter'];
const HAN = '一二三四五六七八九';

interface Fact {
  kind: Kind;
  said: string;
  told: string;
  falsely: string;
}

function measured(language: LanguageValue, value: number, unit: string): string {
  return new Intl.NumberFormat(getLanguage(language).tag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(value);
}

/** The words for a number and its measure: the figure of the formatted phrase is put in words. */
function inWords(language: LanguageValue, random: Random): { words: string; value: number } | null {
  const { numbers } = languageOf(language);
  if (numbers?.hanNumerals) {
    const [ten, one] = [random.whole(2, 8), random.whole(1, 8)];
    return { words: `${HAN[ten - 1]}十${HAN[one - 1]}`, value: ten * 10 + one };
  }
  const all = (numbers?.cardinals() ?? []).filter(
    ([, value]) => Number.isInteger(value) && value > 4 && value < 60,
  );
  if (all.length === 0) return null;
  const [words, value] = all[random.whole(0, all.length - 1)]!;
  return { words, value };
}

function factsOf(language: LanguageValue, random: Random): Fact[] {
  const { tag, script } = getLanguage(language);
  const date = (day: number) =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2023, 0, day)),
    );
  return KINDS.flatMap((kind): Fact[] => {
    const value = random.whole(13, 480);
    const unit = UNITS[random.whole(0, UNITS.length - 1)]!;
    if (kind === 'figure') {
      const other = measured(language, value * 3 + 1, unit);
      const same = measured(language, value, unit);
      return [{ kind, said: same, told: same, falsely: other }];
    }
    if (kind === 'word') {
      const [one, other] = [inWords(language, random), inWords(language, random)];
      if (!one || !other || one.value === other.value) return [];
      const phrase = (words: string, count: number) =>
        measured(language, count, 'kilometer')
          .replace(/[\d.,\u00a0\u202f]+/u, words.length > 0 ? `${words} ` : '')
          .replaceAll(/ {2,}/gu, ' ');
      return [
        {
          kind,
          said: phrase(one.words, one.value),
          told: phrase(one.words, one.value),
          falsely: phrase(other.words, other.value),
        },
      ];
    }
    if (kind === 'unit') {
      const others = UNITS.filter((name) => name !== unit);
      return [
        {
          kind,
          said: measured(language, value, unit),
          told: measured(language, value, unit),
          falsely: measured(language, value, others[random.whole(0, others.length - 1)]!),
        },
      ];
    }
    if (kind === 'name') {
      const names =
        script === 'Cyrl'
          ? ['Ольга Верник', 'Павел Дорн']
          : script === 'Grek'
            ? ['Ελένη Βάρδα', 'Νίκος Δρόσος']
            : ['Olga Vernik', 'Paul Dornach'];
      return [{ kind, said: names[0]!, told: names[0]!, falsely: names[1]! }];
    }
    if (kind === 'time') {
      const time = () => `${random.whole(7, 11)}:${random.whole(10, 59)}`;
      const one = time();
      return [
        { kind, said: one, told: one, falsely: `${random.whole(13, 22)}:${random.whole(10, 59)}` },
      ];
    }
    return [
      { kind, said: date(random.whole(1, 3)), told: '', falsely: date(random.whole(4, 7)) },
    ].map((fact) => ({ ...fact, told: fact.said }));
  });
}

const withFact = (sentence: string, fact: string) => {
  const end = /[.!?。！？।۔]+$/u.exec(sentence)?.[0] ?? '.';
  return `${sentence.slice(0, sentence.length - (end === '.' && !sentence.endsWith('.') ? 0 : end.length))} (${fact})${end}`;
};

export interface LanguagesResult {
  worst: Record<Kind, number>;
  recall: Record<Kind, number>;
  falseAlarms: number;
  languages: number;
}

export function checkLanguages(): LanguagesResult {
  const total = Object.fromEntries(
    KINDS.map((kind) => [kind, { planted: 0, caught: 0, worst: 1 }]),
  ) as Record<Kind, { planted: number; caught: number; worst: number }>;
  let [sentences, alarms] = [0, 0];
  const show = process.env['EVIDENCE_SHOW'] ?? '';
  for (const { value: language } of LANGUAGES) {
    const random = seededRandom(language.length * 7 + language.codePointAt(0)!);
    const talk = TALKS[language];
    const own = Object.fromEntries(
      KINDS.map((kind) => [kind, { planted: 0, caught: 0 }]),
    ) as Record<Kind, { planted: number; caught: number }>;
    let ownAlarms = 0;
    for (let round = 0; round < 6; round += 1) {
      const facts = factsOf(language, random).map((fact, at) => ({
        ...fact,
        at: (at + round) % talk.length,
      }));
      const texts = talk.map((sentence, at) =>
        facts
          .filter((fact) => fact.at === at)
          .reduce((text, { said }) => withFact(text, said), sentence),
      );
      const material: Material = {
        title: '',
        language,
        languageTag: getLanguage(language).tag,
        durationMs: texts.length * 30_000,
        chapters: [],
        cues: texts.map((text, at) => ({ startMs: at * 30_000, endMs: (at + 1) * 30_000, text })),
        timed: true,
        fingerprint: `${language} ${round}`,
      };
      const lines = facts.flatMap((fact) =>
        [false, true].map((isFalse) => ({
          fact,
          isFalse,
          id: `${fact.kind} ${isFalse}`,
          md: withFact(talk[fact.at]!, isFalse ? fact.falsely : fact.told),
        })),
      );
      const document: CustomDocument = {
        format: 'custom',
        language,
        title: '',
        promptName: 'Report',
        sections: [
          {
            id: 's',
            kind: 'free',
            startMs: null,
            blocks: lines.map(({ id, md, fact }) => ({
              id,
              kind: 'paragraph',
              md,
              blockIds: [fact.at + 1],
              startMs: null,
            })),
          },
        ],
      };
      const marks = Map.groupBy(checkDocument(document, material).marks, ({ blockId }) => blockId);
      for (const { id, isFalse, fact, md } of lines) {
        const found = marks.get(id) ?? [];
        if (!isFalse) {
          sentences += 1;
          if (found.length > 0) {
            ownAlarms += 1;
            if (show.includes('languages'))
              console.log(
                `ALARM ${language} ${found.map(({ kind, quote }) => `${kind} ${quote}`).join('; ')} | ${md}`,
              );
          }
          continue;
        }
        own[fact.kind].planted += 1;
        if (
          found.length > (marks.get(`${fact.kind} false`) ?? []).length ||
          found.some(({ quote }) => fact.falsely.includes(quote) && !fact.told.includes(quote))
        )
          own[fact.kind].caught += 1;
        else if (show.includes('languages'))
          console.log(`MISSED ${language} ${fact.kind} | ${fact.falsely} for ${fact.told}`);
      }
    }
    alarms += ownAlarms;
    const cells = KINDS.map((kind) => {
      const { planted, caught } = own[kind];
      total[kind].planted += planted;
      total[kind].caught += caught;
      if (planted > 0) total[kind].worst = Math.min(total[kind].worst, caught / planted);
      return `${kind} ${caught}/${planted}`.padEnd(13);
    });
    console.log(`${language.padEnd(14)} ${cells.join(' ')} false alarms ${ownAlarms}`);
  }
  const sum = (value: (kind: Kind) => number) => KINDS.reduce((all, kind) => all + value(kind), 0);
  console.log(
    `${sum((kind) => total[kind].caught)} of ${sum((kind) => total[kind].planted)} caught`,
  );
  const of = (value: (kind: Kind) => number) =>
    Object.fromEntries(KINDS.map((kind) => [kind, Number(value(kind).toFixed(3))])) as Record<
      Kind,
      number
    >;
  return {
    recall: of((kind) => total[kind].caught / Math.max(1, total[kind].planted)),
    worst: of((kind) => total[kind].worst),
    falseAlarms: Number((alarms / sentences).toFixed(3)),
    languages: LANGUAGES.length,
  };
}

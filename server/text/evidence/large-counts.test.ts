import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { reportOn } from '#tests/support/report-on.ts';

/** What was said, with the number in words, and written, with `#` for its figures: the same and another number. */
const TALKS: readonly (readonly [LanguageValue, string, string, string, string])[] = [
  [
    'german',
    'Der neue Zaun am Garten hat dreihundertfünfzig Euro gekostet.',
    'Der neue Zaun am Garten kostete # Euro.',
    '350',
    '530',
  ],
  [
    'dutch',
    'Het nieuwe hek bij de tuin heeft driehonderdvijftig euro gekost.',
    'Het nieuwe hek bij de tuin kostte # euro.',
    '350',
    '530',
  ],
  [
    'swedish',
    'Det nya staketet vid trädgården är tvåhundrafemtio meter långt.',
    'Det nya staketet vid trädgården är # meter långt.',
    '250',
    '520',
  ],
  [
    'french',
    'La nouvelle clôture du jardin a coûté deux mille trois cents euros.',
    'La nouvelle clôture du jardin a coûté # euros.',
    '2 300',
    '3 200',
  ],
  [
    'spanish',
    'La nueva valla del jardín costó mil quinientos euros.',
    'La nueva valla del jardín costó # euros.',
    '1.500',
    '5.100',
  ],
  [
    'portuguese',
    'A nova cerca do jardim custou dois mil e trezentos euros.',
    'A nova cerca do jardim custou # euros.',
    '2300',
    '3200',
  ],
  [
    'italian',
    'Il nuovo recinto del giardino è lungo duecentocinquanta metri.',
    'Il nuovo recinto del giardino è lungo # metri.',
    '250',
    '520',
  ],
  [
    'polish',
    'Nowe ogrodzenie ogrodu ma trzysta czterdzieści metrów długości.',
    'Nowe ogrodzenie ogrodu ma # metrów długości.',
    '340',
    '430',
  ],
  [
    'russian',
    'Новый забор вокруг сада стоил две тысячи триста рублей.',
    'Новый забор вокруг сада стоил # рублей.',
    '2300',
    '3200',
  ],
  [
    'turkish',
    'Bahçenin yeni çiti iki yüz elli metre uzunluğunda.',
    'Bahçenin yeni çiti # metre uzunluğunda.',
    '250',
    '520',
  ],
  [
    'hungarian',
    'A kert új kerítése kétszázötven méter hosszú.',
    'A kert új kerítése # méter hosszú.',
    '250',
    '520',
  ],
  [
    'finnish',
    'Puutarhan uusi aita on kaksisataaviisikymmentä metriä pitkä.',
    'Puutarhan uusi aita on # metriä pitkä.',
    '250',
    '520',
  ],
  [
    'indonesian',
    'Panjang pagar baru di kebun itu dua ratus lima puluh meter.',
    'Panjang pagar baru di kebun itu # meter.',
    '250',
    '520',
  ],
];

for (const [language, spoken, sentence, figures, others] of TALKS)
  test(`figures for hundreds and thousands said in words are checked in ${language}`, () => {
    const marks = reportOn([{ text: spoken }], language);
    const kindsOf = (number: string) =>
      marks(sentence.replace('#', number), 1).map(({ kind }) => kind);
    assert.deepEqual(kindsOf(figures), []);
    assert.deepEqual(kindsOf(others), ['number']);
  });

test('a wrong number in words is flagged, and the same in other words isn’t', () => {
  const marks = reportOn(
    [{ text: 'Der neue Zaun am Garten hat zweitausenddreihundert Euro gekostet.' }],
    'german',
  );
  const kindsOf = (md: string) => marks(md, 1).map(({ kind }) => kind);
  assert.deepEqual(kindsOf('Der Zaun kostete zweitausend dreihundert Euro.'), []);
  assert.deepEqual(kindsOf('Der Zaun kostete dreitausendzweihundert Euro.'), ['number']);
});

import type { LanguageData } from '#server/languages/language.ts';

/** A language that nobody speaks, as a file of server/languages would hold it. */
export const quillish = {
  stopWords: 'lo vu ket mi dra zo hon sul na kun',
  clauseWords: 'vu ket',
  greetings: 'salbo merki',
  abbreviations: 'brat',
  negations: 'nok',
  smallTalk: 'jolto',
  stageDirections: { does: 'hahas', heard: 'hahado' },
  voiceSample: 'Tak sonu lo. Ket begu?',
  phrases: {
    takeaways: 'Grandi punktar',
    faq: 'Oftu kweston',
    conclusion: 'Finido',
    about: 'Kwa disu lo film zo ‹{topic}›?',
    greeting: 'Salbo!',
    opening: 'Hon lo punktar zo ‹{title}›.',
    moments: 'Momentar fu vidu',
    signoff: 'Merki, vu til posta.',
    welcome: 'Salbo! Hodu parlu mi zo ‹{title}›.',
    farewell: 'Merki fu auskultu. Til posta.',
    asks: ['Disu plu.', 'Kwa aldu?', 'Vu posta?'],
    host: 'Gasto',
    cohost: 'Kungasto',
    says: ['Lo disu:', 'Vortu fu vortu:', 'Vu plu:'],
    reader: 'Lektu',
    chapters: 'Kapitlar',
  },
  numbers: {
    minute: 'mintor?',
    second: 'sektor?',
    hour: 'hortor?',
    cardinals: () => [
      ['zanpel', 12],
      ['taszan', 30],
    ],
    ordinals: () => [['zanpelti', 12]],
    half: 'vu halbo',
  },
  times: { beforeMinute: 'zeb', beforeClock: 'zeb', at: 'zeb', until: 'fin' },
} satisfies LanguageData;

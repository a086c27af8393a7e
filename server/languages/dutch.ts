import { compounds, inflected, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const TEENS = 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien';
const TENS = tens('twintig dertig veertig vijftig zestig zeventig tachtig negentig');
const ONES = row('een/één twee drie vier vijf zes zeven acht negen');
const JOINED = compounds(TENS, ONES, (ten, one) => [
  `${one}${one.endsWith('e') ? 'ë' : 'e'}n${ten}`,
  `${one}en${ten}`,
]);

export const dutch = {
  stopWords:
    'de het een en in op met voor van naar uit aan is was zijn waren ben bent heeft hebben had dat die dit deze er niet geen ik je jij u hij zij ze we wij jullie hun hem haar mij me zich als wanneer waar wat wie hoe dan zo ook alleen nog heel kan kunnen moet moeten wil zal zou bij om over onder na voor maar of omdat mijn jouw hier daar te worden wordt werd iets alle meer veel door tot tegen ons om al toch dus even wel',
  clauseWords: 'en maar omdat wanneer als dus daarna want toen of terwijl daarom',
  greetings: 'hallo welkom bedankt abonneer doei',
  abbreviations: 'bijv bv d.w.z o.a dhr mevr mw drs ir nl blz enz m.b.t t.o.v i.v.m',
  negations: 'niet geen nooit zonder niets niemand',
  determiners: 'de het een deze die dit dat mijn je uw onze ons hun',
  emptyNouns: 'keer week rest end lot winter',
  smallTalk:
    'vertel graag beetje vraag mooi goed leuk interessant geweldig precies klopt zeker verhaal punt luister deel hoor wow oké ja',
  tokens: [0.209, 1.27],
  remarks:
    'opmerking noot waarschuwing belangrijk tip voorbeeld stap vraag antwoord probleem oplossing resultaat conclusie samenvatting bron vertaling ondertiteling hoofdstuk deel titel regel reden feit onthoud',
  habits:
    'quotation marks are ‘ ’ or “ ”, compounds are one word, je throughout unless a style says u. Nooit: in de snelle wereld van vandaag, het is geen geheim dat, de sleutel tot succes, kortom, naar een hoger niveau tillen, duik in.',
  voiceSample: 'Zo klink ik. Zullen we beginnen?',
  stageDirections: {
    does: `lacht|lachend|grinnikt|glimlacht|zucht|zuchtend|fluistert|fluisterend|hoest|schraapt zijn keel|
      schraapt haar keel|schreeuwt|huilt|pauzeert|klapt`,
    heard: 'gelach|lachen|applaus|muziek|stilte|pauze|zachtjes',
  },
  phrases: {
    takeaways: 'De belangrijkste punten',
    faq: 'Veelgestelde vragen',
    conclusion: 'Conclusie',
    about: 'Wat zegt de video over “{topic}”?',
    greeting: 'Hallo!',
    opening: 'Dit is het belangrijkste uit “{title}”.',
    moments: 'Momenten om te bekijken',
    signoff: 'Bedankt voor het lezen. Tot de volgende keer.',
    callToAction: 'Wat neem jij mee? Deel dit draadje met iemand die er iets aan heeft.',
    question: 'Wat is jouw ervaring hiermee?',
    welcome: 'Welkom! Vandaag gaat het over “{title}”.',
    farewell: 'Bedankt voor het luisteren. Tot de volgende keer.',
    next: 'Laten we verdergaan met “{topic}”.',
    asks: [
      'Vertel daar eens meer over.',
      'Wat is hier nog meer belangrijk?',
      'En wat komt daarna?',
    ],
    host: 'Presentator',
    cohost: 'Tweede presentator',
    chapters: 'Hoofdstukken',
    asksAbout: [
      'Wat moeten we weten over “{topic}”?',
      'En hoe zit het met “{topic}”?',
      'Vertel ons iets over “{topic}”.',
      'Welke rol speelt “{topic}” hier?',
      'Laten we het over “{topic}” hebben.',
    ],
    leads: ['Het volgende onderwerp is “{topic}”.', 'Dan komen we nu bij “{topic}”.'],
  },
  numbers: {
    minute: 'minuut|minuten',
    second: 'seconden?',
    hour: 'uur|uren',
    cardinals: () => {
      const all = [...ONES, ...row(TEENS, 10), ...TENS, ...JOINED];
      return [...all, ...inflected(all, 'eneenhalf eneenhalve')];
    },
    ordinals: () => [
      ...row('eerste tweede derde vierde vijfde zesde zevende achtste negende'),
      ...inflected(row(TEENS, 10), 'de'),
      ...inflected([...TENS, ...JOINED], 'ste'),
    ],
    half: 'en een halve?',
    halfEnding: 'half|halve',
  },
  times: {
    beforeMinute: 'op|in de|in|rond',
    article: 'de',
    beforeClock: 'tot|op|om|rond',
    beforeLength: 'tot|rond',
    each: 'elke',
    ordinalSuffix: 'e',
    measuredBy: 'van',
    ratio: 'verhouding|schaal',
    from: 'tussen|van',
    until: 'tot|en',
    label: 'nummer',
    measures: 'procent|punt',
  },
} satisfies LanguageData;

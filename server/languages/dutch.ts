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
  neverLast:
    'de het een van voor met bij te tot en of maar dat omdat als mijn jouw onze hun heel naar door',
  greetings: 'hallo goedemorgen goedemiddag goedenavond welkom bedankt abonneer doei',
  abbreviations: 'bijv bv d.w.z o.a dhr mevr mw drs ir nl blz enz m.b.t t.o.v i.v.m',
  negations: 'niet geen nooit zonder niets niemand',
  smallTalk:
    'vertel graag beetje vraag mooi goed leuk interessant geweldig precies klopt zeker verhaal punt luister deel hoor wow oké ja',
  relativeTimes:
    'vorige?|volgende?|afgelopen|komende?|laatste|onlangs|momenteel|geleden|tegenwoordig',
  tokens: [0.209, 1.27],
  remarks:
    'opmerking noot waarschuwing belangrijk tip voorbeeld stap vraag antwoord probleem oplossing resultaat conclusie samenvatting bron vertaling ondertiteling hoofdstuk deel titel regel reden feit onthoud',
  habits:
    'quotation marks are ‘ ’ or “ ”, compounds are one word, je throughout unless a style says u. Nooit: in de snelle wereld van vandaag, het is geen geheim dat, de sleutel tot succes, kortom, naar een hoger niveau tillen, duik in.',
  determiners:
    'de het een mijn jouw je zijn haar ons onze hun van in met voor over op elke elk deze dit',
  speech: {
    links: 'en maar of want',
    leans:
      'hij zij ze dat dit die deze hem hun dus dan daarna toch ook daarom omdat sindsdien daardoor daarmee daarvan daar bovendien echter anders verder toen zulke beide vervolgens hierdoor het-is het-was het-werkt het-kost het-komt dat-kost een-ander een-andere nog-een',
    self: 'ik me mij mijn wij we ons onze',
    hesitations: 'eh ehm uh uhm hm',
    asides: 'nou|nou ja|ja|nee|dus|weet je|ik bedoel|zeg maar|oké|goed|kijk|eigenlijk|zo',
    pronouns: 'hij hem ze zij hen hun',
    prepositions: 'in bij voor met zonder na op onder boven uit van sinds',
    topicCues:
      '(?:vandaag|in deze video)[^.?!,]{0,40}? over|(?:wil ik|ga ik|gaan we) (?:het )?(?:praten over|hebben over)',
    promises: 'om (?:twee|drie|vier|verschillende) redenen|het volgende|als volgt',
    points: 'deze\\b(?! (?:week|maand|zomer|winter|video))|dit\\b(?! (?:jaar|is))',
    housekeeping:
      'in deze (?:video|aflevering|les)|in de volgende (?:video|aflevering|les)|voordat we beginnen|zijn er vragen|nog vragen|op de agenda|agendapunt|op het examen|tot de volgende keer|tot volgende week|in de beschrijving|in de reacties|dat was het voor vandaag',
    sums: 'de oplossing is|in één zin|in een zin|in één woord|kortom|kort gezegd|samengevat|waar het om gaat|het punt is|het belangrijkste|onthoud vooral|onthoud dit|de kern|de boodschap|het komt erop neer',
    stresses:
      'onthoud|vergeet niet|het geheim|de waarheid|de oplossing|de regel|de fout|de truc|het probleem|(?<=^[^\\p{L}]*)vooral|belangrijk|de les|de sleutel',
    ahead:
      'zo werkt het|er zijn twee|er zijn drie|twee dingen|drie dingen|het volgende|men zegt|mensen zeggen|mensen denken|veel mensen|vaak hoor je|er wordt vaak',
    behind: 'daar gaat het om|al het andere|dat is de kern|dat is het hele',
  },
  voiceSample: 'Zo klink ik. Zullen we beginnen?',
  stageDirections: {
    does: `lacht|lachend|grinnikt|glimlacht|zucht|zuchtend|fluistert|fluisterend|hoest|schraapt zijn keel|
      schraapt haar keel|schreeuwt|huilt|pauzeert|klapt`,
    heard: 'gelach|lachen|applaus|muziek|stilte|pauze|zachtjes',
  },
  askWords:
    'samenvatten samenvatting besproken bespreken discussie gesprek gesproken spreken denkt denken vond mening meningen zegt zei gezegd zeggen noemt genoemd legt uitgelegd uitleggen onderwerp onderwerpen punt punten idee ideeën besluit besloten reden redenen voorstel voorgesteld beschrijft beschrijven betreffende spreker video aflevering podcast vraag',
  plainWords:
    'detail details voordeel voordelen nadeel nadelen probleem problemen moeilijkheid moeilijkheden status huidig huidige toekomst vooruitgang overzicht inhoud rol soort soorten nieuw nieuwe uiteindelijk belangrijk belangrijke belang algemeen algemene verschil verschillen verschillend gebruiken gebruikt veranderen verandering veranderingen resultaat resultaten voorbeeld voorbeelden deel delen ding dingen antwoord antwoorden oplossing oplossingen nodig doel doelen gebeurd gebeurde',
  phrases: {
    takeaways: 'De belangrijkste punten',
    faq: 'Veelgestelde vragen',
    conclusion: 'Conclusie',
    differ: 'Waar de bronnen verschillen',
    about: 'Wat zegt de video over “{topic}”?',
    greeting: 'Hallo!',
    moments: 'Momenten om te bekijken',
    signoff: 'Bedankt voor het lezen. Tot de volgende keer.',
    welcome: 'Welkom! Vandaag gaat het over “{title}”.',
    farewell: 'Bedankt voor het luisteren. Tot de volgende keer.',
    asks: [
      'Vertel daar eens meer over.',
      'Wat is hier nog meer belangrijk?',
      'En wat komt daarna?',
    ],
    host: 'Presentator',
    cohost: 'Tweede presentator',
    says: ['In de video klinkt het zo:', 'Letterlijk:', 'En verder:'],
    reader: 'Voorlezer',
    chapters: 'Hoofdstukken',
    subjectLine: 'Onderwerpregel:',
    otherSubjectLine: 'Alternatieve onderwerpregel:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    scales: 'honderd=100 duizend=1000 *miljoen=1e6 *miljard=1e9',
    joins: 'en',
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
  askingOn: {
    why: '(?:en |maar )?waarom(?: niet| dat)?|hoezo',
    next: 'en (?:dan|daarna|toen|verder)|wat dan|wat nog meer|en wat nog meer',
    because: 'omdat|want',
    otherwise: 'anders(?! dan)',
  },
} satisfies LanguageData;

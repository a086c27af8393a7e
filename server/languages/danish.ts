import { compounds, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('en/et/ét to tre fire fem seks syv otte ni');
const FIRST = row('en to tre fire fem seks syv otte ni');
const TENS = tens('tyve tredive fyrre halvtreds tres halvfjerds firs halvfems');
const TEN_ORDINALS = tens(
  'tyvende tredivte fyrretyvende halvtredsindstyvende tresindstyvende halvfjerdsindstyvende firsindstyvende halvfemsindstyvende',
);
const andTen = (ten: string, one: string) => `${one}og${ten}`;

export const danish = {
  stopWords:
    'og i på med for fra til af at er var en et den det de der dem som har havde have ikke jeg du han hun vi I man os jer sig sin sit hvis når hvor hvad hvem hvordan så også kun endnu meget kan skal vil må ved om over under efter før men eller fordi mig dig ham hende min din her dette denne disse være bliver blev lidt noget nogen alle mere mod ind ud op ned gør jo selv',
  clauseWords: 'og men fordi når hvis så derfor eller mens derefter da altså',
  neverLast:
    'en et og eller men at som i fra hos mellem min mit mine din dit sin sit sine vores er',
  greetings: 'hej velkommen tak abonner farvel',
  abbreviations: 'f.eks bl.a d.v.s dvs ca kl nr hr fr pr osv mht jf stk',
  ordinalDot: true,
  negations: 'ikke ingen aldrig uden intet',
  tokens: [0.274, 1.73],
  remarks:
    'bemærk note obs advarsel vigtigt tip eksempel trin skridt spørgsmål svar problem løsning resultat konklusion resumé kilde oversættelse undertekster kapitel titel regel årsag grund fakta husk',
  habits:
    'quotation marks are » « or ” ”, compounds are written as one word. Aldrig: i en travl hverdag, det er ingen hemmelighed, nøglen til succes, afslutningsvis, tag det til næste niveau.',
  speech: {
    links: 'og men eller for',
    leans:
      'han hun denne dette disse hans hendes dens dets deres så derfor derefter også dog altså bagefter desuden ellers derved dermed fordi sådan begge siden alligevel det-er det-var det-har det-kan det-bliver det-betyder det-gør den-er den-var de-er de-var de-har dem',
    self: 'jeg mig min mit mine vi os vores',
    hesitations: 'øh øhm hm eh',
    asides: 'altså|nå|ja|nej|okay|du ved|jeg mener|ligesom|jo|faktisk|så',
    housekeeping:
      'i denne video|i dette afsnit|i denne forelæsning|i næste video|i næste afsnit|før vi begynder|før vi går i gang|er der spørgsmål|på dagsordenen|til eksamen|vi ses|i beskrivelsen|i kommentarerne',
    sums: 'løsningen er|i én sætning|i en sætning|med ét ord|kort sagt|pointen er|det vigtigste|det handler om|kernen|budskabet|husk dette|sammenfattet|alt i alt',
    stresses:
      'husk|glem ikke|hemmeligheden|sandheden|løsningen|reglen|fejlen|tricket|problemet|frem for alt|vigtig|nøglen|lektien',
  },
  voiceSample: 'Sådan lyder jeg. Skal vi begynde?',
  stageDirections: {
    does: 'ler|griner|smiler|sukker|hvisker|hoster|rømmer sig|råber|græder|klapper',
    heard: 'latter|grin|bifald|klapsalver|musik|stilhed|pause|suk|hviskende|leende|stille',
  },
  askWords:
    'opsummer opsummere opsummering diskutere diskuterede diskuteret diskussion taler talte tale synes mener mening meninger siger sagde sagt nævner nævnte nævnt forklarer forklare forklarede emne emner punkt punkter idé idéer beslutning besluttede grund grunde foreslår foreslog beskriver beskrive angående taler video afsnit podcast spørgsmål',
  plainWords:
    'detalje detaljer fordel fordele ulempe ulemper problem problemer vanskelighed vanskeligheder status nuværende fremtid fremskridt overblik indhold rolle type typer ny nye nyt endelig vigtig vigtige betydning generel forskel forskelle forskellig bruge bruger ændre ændring ændringer resultat resultater eksempel eksempler del dele ting svar løsning løsninger nødvendig mål formål skete',
  phrases: {
    takeaways: 'Det vigtigste',
    faq: 'Ofte stillede spørgsmål',
    conclusion: 'Konklusion',
    differ: 'Hvor kilderne er uenige',
    about: 'Hvad siger videoen om “{topic}”?',
    greeting: 'Hej!',
    moments: 'Øjeblikke, der er værd at se',
    signoff: 'Tak, fordi du læste med. Vi ses næste gang.',
    welcome: 'Velkommen! I dag handler det om “{title}”.',
    farewell: 'Tak, fordi du lyttede med. Vi høres ved næste gang.',
    asks: ['Fortæl mere om det.', 'Hvad er ellers vigtigt her?', 'Og hvad kommer så?'],
    host: 'Vært',
    cohost: 'Medvært',
    says: ['I videoen lyder det:', 'Ordret lyder det:', 'Og videre:'],
    reader: 'Oplæser',
    chapters: 'Kapitler',
    subjectLine: 'Emnelinje:',
    otherSubjectLine: 'Alternativ emnelinje:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    scales:
      'hundrede/*hundred=100 tusind/tusinde=1000 *million/*millioner=1e6 *milliard/*milliarder=1e9',
    joins: 'og',
  },
  numbers: {
    minute: 'minut(?:ten|ter|terne)?',
    second: 'sekund(?:et|er|erne)?',
    hour: 'time(?:n|r|rne)?',
    cardinals: () => [
      ...ONES,
      ...row('ti elleve tolv tretten fjorten femten seksten sytten atten nitten', 10),
      ...TENS,
      ...compounds(TENS, FIRST, andTen),
    ],
    ordinals: () => [
      ...row('første anden/andet tredje fjerde femte sjette syvende ottende niende tiende'),
      ...row('ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende', 11),
      ...TEN_ORDINALS,
      ...compounds(TEN_ORDINALS, FIRST, andTen),
    ],
    half: 'og en halv',
  },
  times: {
    beforeMinute: 'ved|omkring|i|på',
    article: 'de|den|det',
    beforeClock: 'til|på|ved|omkring|kl\\.?',
    beforeLength: 'til|omkring',
    each: 'hver',
    ordinalSuffix: '\\.',
    at: 'ved',
    measuredBy: 'fra',
    from: 'mellem|fra',
    until: 'til|og',
    label: 'nummer',
    measures: 'procent|kron',
  },
  askingOn: {
    why: '(?:og |men )?hvorfor(?: ikke| det)?',
    next: 'og (?:så|derefter|bagefter)|hvad så|hvad mere',
    because: 'fordi',
    otherwise: 'ellers',
  },
} satisfies LanguageData;

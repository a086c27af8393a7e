import { compounds, row, tens, together } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('én/en/ett to tre fire fem seks sju/syv åtte ni');
const TENS = tens('tjue/tyve tretti/tredve førti femti seksti sytti åtti nitti');
const ORDINALS = row('første andre tredje fjerde femte sjette sjuende/syvende åttende niende');

export const norwegian = {
  stopWords:
    'og i på med for fra til av at er var en ei et den det de der dem som har hadde ha ikke jeg du han hun vi dere man oss seg sin sitt hvis når hvor hva hvem hvordan så også bare ennå veldig kan skal vil må ved om over under etter før men eller fordi meg deg ham henne min din her dette denne disse være blir ble litt noe noen alle mer mot inn ut opp ned gjør jo selv å',
  clauseWords: 'og men fordi når hvis så derfor eller mens etter da altså',
  neverLast:
    'en et ei og eller men at som i fra hos mellom min mitt mine din ditt sin sitt sine vår vårt er å',
  greetings: 'hei velkommen takk abonner',
  abbreviations: 'f.eks bl.a dvs ca kl nr hr osv mht jf pga s.k',
  ordinalDot: true,
  negations: 'ikke ingen aldri uten intet',
  tokens: [0.262, 1.59],
  remarks:
    'merk merknad obs advarsel viktig tips eksempel trinn steg spørsmål svar problem løsning resultat konklusjon sammendrag kilde oversettelse undertekster kapittel tittel regel årsak grunn fakta husk',
  habits:
    'quotation marks are « », compounds are one word. Aldri: i en travel hverdag, det er ingen hemmelighet, nøkkelen til suksess, avslutningsvis, ta det til neste nivå.',
  speech: {
    links: 'og men eller for',
    leans:
      'han hun denne dette disse hans hennes dens dets deres så derfor deretter også likevel altså etterpå dessuten ellers dermed fordi slik begge siden da det-er det-var det-har det-kan det-blir det-betyr det-gjør den-er den-var de-er de-var de-har dem',
    self: 'jeg meg min mitt mine vi oss vår våre',
    hesitations: 'eh øh hm ehm',
    asides: 'altså|vel|ja|nei|ok|okei|du vet|jeg mener|liksom|faktisk|så|jo',
    housekeeping:
      'i denne videoen|i denne episoden|i denne forelesningen|i neste video|i neste episode|før vi begynner|er det noen spørsmål|på dagsordenen|på eksamen|vi sees|i beskrivelsen|i kommentarfeltet',
    sums: 'løsningen er|i én setning|i en setning|med ett ord|kort sagt|poenget er|det viktigste|det handler om|kjernen|budskapet|husk dette|oppsummert|alt i alt',
    stresses:
      'husk|ikke glem|glem ikke|hemmeligheten|sannheten|løsningen|regelen|feilen|trikset|problemet|fremfor alt|viktig|nøkkelen|lærdommen',
  },
  voiceSample: 'Slik høres jeg ut. Skal vi begynne?',
  stageDirections: {
    does: 'ler|flirer|humrer|smiler|sukker|hvisker|hoster|kremter|roper|gråter|klapper',
    heard: 'latter|applaus|musikk|stillhet|pause|sukk|hviskende|stille',
  },
  askWords:
    'oppsummer oppsummere oppsummering diskutere diskuterte diskutert diskusjon snakker snakket snakke synes mener mening meninger sier sa sagt nevner nevnte nevnt forklarer forklare forklarte emne emner punkt punkter idé ideer beslutning besluttet grunn grunner foreslår foreslo beskriver beskrive angående taler video episode podkast spørsmål',
  plainWords:
    'detalj detaljer fordel fordeler ulempe ulemper problem problemer vanskelighet vanskeligheter status nåværende framtid fremtid framgang oversikt innhold rolle type typer ny nye nytt endelig viktig viktige betydning generell forskjell forskjeller forskjellig bruke bruker endre endring endringer resultat resultater eksempel eksempler del deler ting svar løsning løsninger nødvendig mål formål skjedde',
  phrases: {
    takeaways: 'Det viktigste',
    faq: 'Ofte stilte spørsmål',
    conclusion: 'Konklusjon',
    differ: 'Der kildene er uenige',
    about: 'Hva sier videoen om «{topic}»?',
    greeting: 'Hei!',
    moments: 'Øyeblikk verdt å se',
    signoff: 'Takk for at du leste. Vi ses neste gang.',
    welcome: 'Velkommen! I dag handler det om «{title}».',
    farewell: 'Takk for at du lyttet. Vi høres neste gang.',
    asks: ['Fortell mer om det.', 'Hva mer er viktig her?', 'Og hva kommer så?'],
    host: 'Programleder',
    cohost: 'Medprogramleder',
    says: ['I videoen heter det:', 'Ordrett:', 'Og videre:'],
    reader: 'Oppleser',
    chapters: 'Kapitler',
    subjectLine: 'Emnelinje:',
    otherSubjectLine: 'Alternativ emnelinje:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    scales: 'hundre=100 tusen/ettusen=1000 *million/*millioner=1e6 *milliard/*milliarder=1e9',
    joins: 'og',
  },
  numbers: {
    minute: 'minutt(?:et|er|ene)?',
    second: 'sekund(?:et|er|ene)?',
    hour: 'time(?:n|r|ne)?',
    cardinals: () => [
      ...ONES,
      ...row('ti elleve tolv tretten fjorten femten seksten sytten atten nitten', 10),
      ...TENS,
      ...compounds(TENS, ONES, together),
    ],
    ordinals: () => [
      ...ORDINALS,
      ...row('tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende', 10),
      ...row('nittende', 19),
      ...tens('tjuende/tyvende trettiende/tredevte førtiende femtiende sekstiende'),
      ...compounds(TENS, ORDINALS, together),
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
    from: 'mellom|fra',
    until: 'til|og',
    label: 'nummer',
    measures: 'kron',
  },
  askingOn: {
    why: '(?:og |men )?hvorfor(?: ikke| det)?',
    next: 'og (?:så|deretter|etterpå)|hva så|hva mer',
    because: 'fordi',
    otherwise: 'ellers',
  },
} satisfies LanguageData;

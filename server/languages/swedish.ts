import { compounds, inflected, row, tens, together } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('ett/en två tre fyra fem sex sju åtta nio');
const TENS = tens('tjugo trettio fyrtio femtio sextio sjuttio åttio nittio');
const ORDINALS = row('första andra tredje fjärde femte sjätte sjunde åttonde nionde');

export const swedish = {
  stopWords:
    'och i på med för från till av att är var en ett den det de dem som har hade ha inte jag du han hon vi ni man oss er sig sin sitt om när var vad vem hur så också bara ännu mycket kan ska skall vill måste vid över under efter före men eller eftersom mig dig honom henne min din här där detta denna dessa vara blir blev lite något någon alla mer mot in ut upp ner gör ju själv då sedan alltså',
  clauseWords: 'och men eftersom när om så därför eller medan sedan då alltså',
  neverLast:
    'en ett och eller men att som i från hos mellan min mitt mina din ditt sin sitt sina vår vårt är',
  greetings: 'hej välkom tack prenumerera',
  noGreetings: 'tack vare\\b',
  abbreviations: 't.ex bl.a d.v.s dvs ca kl nr osv m.m s.k p.g.a fr.o.m t.o.m',
  negations: 'inte ingen aldrig utan inget icke',
  tokens: [0.273, 1.69],
  remarks:
    'obs notera varning viktigt tips exempel steg fråga svar problem lösning resultat slutsats sammanfattning källa översättning undertexter kapitel titel regel orsak anledning fakta',
  habits:
    'quotation marks are ” ”, compounds are one word, du throughout. Aldrig: i dagens snabba värld, det är ingen hemlighet, nyckeln till framgång, sammanfattningsvis, ta det till nästa nivå, dyk ner i.',
  speech: {
    links: 'och men eller för',
    leans:
      'han hon denna detta dessa hans hennes dess deras så därför sedan också ändå alltså efteråt dessutom annars därmed eftersom sådan båda då däremot det-är det-var det-har det-kan det-blir det-betyder det-gör den-är den-var de-är de-var de-har dem',
    self: 'jag mig min mitt mina vi oss vår vårt våra',
    hesitations: 'eh öh hm ehm',
    asides: 'alltså|nå|ja|nej|okej|du vet|jag menar|liksom|typ|faktiskt|så|ju',
    housekeeping:
      'i den här videon|i det här avsnittet|i den här föreläsningen|i nästa video|i nästa avsnitt|innan vi börjar|finns det några frågor|några frågor|på dagordningen|på tentan|vi ses|i beskrivningen|i kommentarerna',
    sums: 'lösningen är|i en mening|med ett ord|kort sagt|poängen är|det viktigaste|det handlar om|kärnan|budskapet|kom ihåg det här|sammanfattningsvis|allt som allt',
    stresses:
      'kom ihåg|glöm inte|hemligheten|sanningen|lösningen|regeln|felet|misstaget|tricket|problemet|framför allt|viktig|nyckeln|läxan',
    behind: 'allt annat följer|det är hela',
  },
  voiceSample: 'Så här låter jag. Ska vi börja?',
  stageDirections: {
    does: `skrattar|skrattande|fnissar|ler|leende|suckar|suckande|viskar|viskande|hostar|harklar sig|ropar|skriker|
      gråter|klappar`,
    heard: 'skratt|applåder|musik|tystnad|paus|suck|tyst',
  },
  askWords:
    'sammanfatta sammanfattning diskutera diskuterade diskuterat diskussion talar talade tala tycker tänker åsikt åsikter säger sade sagt nämner nämnde nämns förklarar förklara förklarade ämne ämnen punkt punkter idé idéer beslut beslutade skäl anledning föreslår föreslog beskriver beskriva angående talare video avsnitt podcast fråga',
  plainWords:
    'detalj detaljer fördel fördelar nackdel nackdelar problem svårighet svårigheter status nuvarande framtid framsteg översikt innehåll roll typ typer ny nya nytt slutligen viktig viktiga betydelse allmän allmänna skillnad skillnader olika använda använder ändra ändring förändring förändringar resultat exempel del delar sak saker svar lösning lösningar behövs mål syfte hände',
  phrases: {
    takeaways: 'Det viktigaste',
    faq: 'Vanliga frågor',
    conclusion: 'Slutsats',
    differ: 'Där källorna skiljer sig åt',
    about: 'Vad säger videon om ”{topic}”?',
    greeting: 'Hej!',
    moments: 'Ögonblick värda att se',
    signoff: 'Tack för att du läste. Vi ses nästa gång.',
    welcome: 'Välkommen! I dag handlar det om ”{title}”.',
    farewell: 'Tack för att du lyssnade. Vi hörs nästa gång.',
    asks: ['Berätta mer om det.', 'Vad mer är viktigt här?', 'Och vad kommer sedan?'],
    host: 'Programledare',
    cohost: 'Medprogramledare',
    says: ['I videon heter det:', 'Ordagrant:', 'Och vidare:'],
    reader: 'Uppläsare',
    chapters: 'Kapitel',
    subjectLine: 'Ämnesrad:',
    otherSubjectLine: 'Alternativ ämnesrad:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    scales: 'hundra=100 tusen/ettusen=1000 *miljon/*miljoner=1e6 *miljard/*miljarder=1e9',
    joins: 'och',
  },
  numbers: {
    minute: 'minut(?:en|er|erna)?',
    second: 'sekund(?:en|er|erna)?',
    hour: 'timm(?:e|a|en|ar|arna)',
    cardinals: () => [
      ...ONES,
      ...row('tio elva tolv tretton fjorton femton sexton sjutton arton nitton', 10),
      ...TENS,
      ...compounds(TENS, ONES, together),
    ],
    ordinals: () => [
      ...ORDINALS,
      ...row(
        'tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde',
        10,
      ),
      ...inflected(TENS, 'nde'),
      ...compounds(TENS, ORDINALS, together),
    ],
    half: 'och en halv',
  },
  times: {
    beforeMinute: 'vid|i|på|runt',
    article: 'den|det',
    beforeClock: 'till|på|vid|runt|kl\\.?',
    beforeLength: 'till|runt',
    each: 'varje',
    ordinalSuffix: ':e',
    at: 'vid',
    measuredBy: 'från',
    ratio: 'förhållande|skala',
    from: 'mellan|från',
    until: 'till|och',
    label: 'nummer',
    secondSign: 'sek',
    measures: 'procent|kron',
  },
  askingOn: {
    why: '(?:och |men )?varför(?: inte| det)?',
    next: 'och (?:sedan|sen|då)|vad mer|vad händer sedan',
    because: 'för att|därför att|eftersom',
    otherwise: 'annars',
  },
} satisfies LanguageData;

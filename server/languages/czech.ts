import { apart, compounds, inflected, inflectedAlike, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row(
  'jeden/jedna/jednu/jedné dva/dvě/dvou tři/tří čtyři/čtyř pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti',
);
const TEENS = 'deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct';
const TENS = tens('dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát');
const FIRST = row('jedna dvaa třia čtyřia pěta šesta sedma osma devěta');
const TEN_STEMS = tens('dvacát třicát čtyřicát padesát šedesát sedmdesát osmdesát devadesát');
const STEMS = [...row('druh', 2), ...row('čtvrt pát šest sedm osm devát', 4)];
const STILL = [...row('první'), ...row('třetí', 3)];
const oneFirst = (ten: string, one: string) => one + ten;

export const czech = {
  stopWords:
    'a v ve na s se si z ze za od do po ne že je jsou jsem jsme jste byl byla bylo byli bude budou to ten ta ty ti tohle tento tato toto on ona ono oni já my vy ho mu jí jich nás vás má mají jako nebo ale když kde co kdo který která které jak tak také jen jenom ještě už velmi může musí k ke při bez mezi před jeden jedna jedno vše všechno každý mě tě o i aby by pokud protože tam tady něco takže pak u není',
  clauseWords: 'a ale protože když pokud takže pak potom nebo však zatímco proto',
  neverLast:
    'v ve na s se z ze k ke u o od do pro bez pod nad mezi po při za a nebo ale i že aby když pokud jak který která které velmi můj moje',
  greetings: 'ahoj vítejte vítám děkuj díky odběr',
  noGreetings: 'díky (?!za |moc|všem|vám|ti |že )\\p{L}',
  abbreviations: 'např tj tzv atd č str ing mgr sv ul p pí r stol kč',
  ordinalDot: true,
  negations: 'ne není nejsou nemá bez nikdy nikdo nic ani',
  tokens: [0.381, 2.14],
  legacyEncoding: 'windows-1250',
  remarks:
    'poznámka pozor upozornění varování důležité tip příklad krok otázka odpověď problém řešení výsledek závěr shrnutí zdroj překlad titulky kapitola část název pravidlo důvod fakt pamatujte',
  habits:
    'quotation marks are „ “, the dash is – with spaces, a fixed space after one-letter prepositions. Nikdy: v dnešní uspěchané době, není žádným tajemstvím, klíčem k úspěchu, závěrem lze říci, posuňte na novou úroveň.',
  speech: {
    links: 'a ale nebo či neboť',
    leans:
      'on ona ono oni ony to ten ta ti ty tento tato toto jeho její jejich mu ho jí proto pak potom také však tedy tím protože jinak navíc přesto takže takový nicméně tak',
    self: 'já mě mi můj moje má my nás nám náš naše',
    hesitations: 'ehm hmm eee',
    asides: 'no|víte|víš|teda|prostě|jako|dobře|ano|ne|jo|tak|vlastně|takže',
    housekeeping:
      'v tomto videu|v tomhle videu|v této epizodě|na této přednášce|v příštím videu|v příštím díle|než začneme|máte nějaké dotazy|nějaké otázky|na programu jednání|u zkoušky|uvidíme se příště|příště se podíváme|v popisku|v komentářích',
    sums: 'jednou větou|v jedné větě|jedním slovem|stručně řečeno|zkrátka|jde o to|nejdůležitější|podstata|shrnuto|zapamatujte si|zapamatuj si|hlavní je|poselství',
    stresses:
      'pamatujte|pamatuj|nezapomeňte|nezapomeň|tajemství|pravda je|řešení|pravidlo|chyba|trik|problém|především|důležité|klíč|poučení',
  },
  voiceSample: 'Takhle zním. Začneme?',
  stageDirections: {
    does: `směje se|smějí se|zasměje se|se smíchem|vzdychá|vzdychne|povzdechne si|šeptá|usmívá se|usměje se|kašle|
      odkašle si|křičí|pláče|tleská`,
    heard: 'smích|potlesk|hudba|ticho|pauza|odmlka|povzdech|potichu|tiše|šeptem',
  },
  askWords:
    'shrň shrnout shrnutí diskutovat diskutovali diskuse mluví mluvit mluvil myslí názor názory řekl řekla řekli řečeno říká říkají zmínil zmiňuje vysvětluje vysvětlil vysvětlit téma témata bod body nápad nápady rozhodnutí důvod důvody navrhuje navrhl popisuje popsat ohledně řečník video díl podcast otázka',
  plainWords:
    'detail detaily podrobnosti výhoda výhody nevýhoda nevýhody problém problémy potíž potíže stav současný současné budoucnost pokrok přehled obsah role druh druhy nový nová nové nových konečný nakonec důležitý důležité význam obecný obecně rozdíl rozdíly různý používat používá změna změny změnit výsledek výsledky příklad příklady část části věc věci odpověď odpovědi řešení potřeba cíl cíle účel stalo',
  phrases: {
    takeaways: 'To nejdůležitější',
    faq: 'Časté otázky',
    conclusion: 'Závěr',
    differ: 'V čem se zdroje liší',
    about: 'Co video říká k tématu „{topic}“?',
    greeting: 'Dobrý den,',
    moments: 'Okamžiky, které stojí za zhlédnutí',
    signoff: 'Děkujeme za přečtení. Na viděnou příště.',
    welcome: 'Vítejte! Dnešní téma je „{title}“.',
    farewell: 'Děkujeme za poslech. Na slyšenou příště.',
    asks: ['Řekni nám o tom víc.', 'Co je tu ještě důležité?', 'A co následuje?'],
    host: 'Moderátor',
    cohost: 'Druhý moderátor',
    says: ['V nahrávce zazní:', 'Doslova:', 'A dále:'],
    reader: 'Předčítání',
    chapters: 'Kapitoly',
    subjectLine: 'Předmět:',
    otherSubjectLine: 'Alternativní předmět:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    hundreds: 'sto',
    scales:
      '*stě/*sta/*set=100 tisíc/*tisíce=1000 milion/*miliony/*milionů=1e6 miliarda/*miliardy/*miliard=1e9',
  },
  numbers: {
    minute: 'minut(?:a|y|u|ě|ou|ách|ám)?',
    second: 'vteřin(?:a|y|u|ě|ou|ách|ám)?|sekund(?:a|y|u|ě|ou|ách|ám)?',
    hour: 'hodin(?:a|y|u|ě|ou|ách)?',
    cardinals: () => [
      ...ONES,
      ...inflected([...row(TEENS, 10), ...TENS, ...compounds(TENS, FIRST, oneFirst)], '- i'),
      ...row('deseti', 10),
      ...compounds(inflected(TENS, '- i'), ONES, apart),
    ],
    ordinals: () => [
      ...STILL,
      ...inflected(
        [
          ...STEMS,
          ...row(TEENS.replace('deset', 'desát'), 10),
          ...TEN_STEMS,
          ...compounds(TEN_STEMS, FIRST, oneFirst),
        ],
        'á é ou',
      ),
      ...inflectedAlike(TEN_STEMS, STEMS, [
        ['á', 'á'],
        ['é', 'é'],
        ['ou', 'ou'],
      ]),
      ...compounds(inflected(TEN_STEMS, 'á é ou'), STILL, apart),
    ],
    half: 'a půl',
  },
  times: {
    beforeMinute: 'v|ve|kolem|na',
    beforeClock: 'do|v|ve|na|o|okolo',
    beforeLength: 'do|okolo',
    each: 'každou',
    ordinalSuffix: '\\.',
    from: 'od|mezi',
    until: 'do|a|i',
  },
  askingOn: {
    why: '(?:a |ale )?proč(?: ne)?',
    next: 'a (?:pak|potom|dál)|co (?:dál|potom|ještě)|a co (?:pak|dál|potom)',
    because: 'protože',
  },
} satisfies LanguageData;

import {
  apart,
  bent,
  bentAlike,
  joined,
  type Named,
  type NumberWords,
  row,
  tens,
  together,
} from './number-words.ts';

const RUSSIAN_ONES = row(
  'один/одна/одну/одной/одно два/две/двух три/трех четыре/четырех пять/пяти шесть/шести семь/семи восемь/восьми девять/девяти',
);
const RUSSIAN_TENS = tens(
  'двадцать/двадцати тридцать/тридцати сорок/сорока пятьдесят/пятидесяти шестьдесят/шестидесяти семьдесят/семидесяти восемьдесят/восьмидесяти девяносто/девяноста',
);
const RUSSIAN_PLACES = [
  ...bent(row('перв втор'), 'ая ой ую'),
  ...bent(row('треть', 3), 'я ей ю'),
  ...bent(row('четверт пят шест седьм восьм девят', 4), 'ая ой ую'),
];

export const russian: NumberWords = {
  minute: 'минут(?:а|ы|у|е|ой|ам|ах|ами)?',
  second: 'секунд(?:а|ы|у|е|ой|ам|ах|ами)?',
  hour: 'час(?:а|ов|у|е|ом|ам|ах)?',
  counts: () => [
    ...RUSSIAN_ONES,
    ...bent(
      row(
        'десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат',
        10,
      ),
      'ь и',
    ),
    ...RUSSIAN_TENS,
    ...joined(RUSSIAN_TENS, RUSSIAN_ONES, apart),
  ],
  places: () => [
    ...RUSSIAN_PLACES,
    ...bent(
      [
        ...row(
          'десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат',
          10,
        ),
        ...tens('двадцат тридцат сороков пятидесят шестидесят семидесят восьмидесят девяност'),
      ],
      'ая ой ую',
    ),
    ...joined(RUSSIAN_TENS, RUSSIAN_PLACES, apart),
  ],
  half: 'с половиной',
};

const UKRAINIAN_ONES = row(
  "один/одна/одну/одній/однієї два/дві/двох три/трьох чотири/чотирьох п'ять/п'яти/п'ятьох шість/шести сім/семи вісім/восьми дев'ять/дев'яти",
);
const UKRAINIAN_TENS = tens(
  "двадцять/двадцяти тридцять/тридцяти сорок/сорока п'ятдесят/п'ятдесяти шістдесят/шістдесяти сімдесят/сімдесяти вісімдесят/вісімдесяти дев'яносто/дев'яноста",
);
const UKRAINIAN_PLACES = [
  ...bent(row('перш друг'), 'а ій у ої'),
  ...row('третя/третій/третю/третьої', 3),
  ...bent(row("четверт п'ят шост сьом восьм дев'ят", 4), 'а ій у ої'),
];
const UKRAINIAN_TEENS =
  "десят одинадцят дванадцят тринадцят чотирнадцят п'ятнадцят шістнадцят сімнадцят вісімнадцят дев'ятнадцят";

export const ukrainian: NumberWords = {
  minute: 'хвилин(?:а|и|у|і|ою|ам|ах)?',
  second: 'секунд(?:а|и|у|і|ою|ам|ах)?',
  hour: 'годин(?:а|и|у|і|ою|ам|ах)?',
  counts: () => [
    ...UKRAINIAN_ONES,
    ...bent(row(UKRAINIAN_TEENS, 10), 'ь и'),
    ...UKRAINIAN_TENS,
    ...joined(UKRAINIAN_TENS, UKRAINIAN_ONES, apart),
  ],
  places: () => [
    ...UKRAINIAN_PLACES,
    ...bent(
      [
        ...row(UKRAINIAN_TEENS, 10),
        ...tens("двадцят тридцят сороков п'ятдесят шістдесят сімдесят вісімдесят дев'яност"),
      ],
      'а ій у ої',
    ),
    ...joined(UKRAINIAN_TENS, UKRAINIAN_PLACES, apart),
  ],
  half: 'з половиною',
};

const BULGARIAN_ONES = row('един/една/едно две/два три четири пет шест седем осем девет');
const BULGARIAN_TEENS =
  'десет единадесет/единайсет дванадесет/дванайсет тринадесет/тринайсет четиринадесет/четиринайсет петнадесет/петнайсет шестнадесет/шестнайсет седемнадесет/седемнайсет осемнадесет/осемнайсет деветнадесет/деветнайсет';
const BULGARIAN_TENS = tens(
  'двадесет/двайсет тридесет/трийсет четиридесет/четиресет/четирийсет петдесет шестдесет/шейсет седемдесет осемдесет деветдесет',
);
const BULGARIAN_PLACES = bent(row('първ втор трет четвърт пет шест седм осм девет'), 'а ата');
const bulgarianJoin = (ten: string, one: string) => `${ten} и ${one}`;

export const bulgarian: NumberWords = {
  minute: 'минут(?:а|ата|и|ите)?',
  second: 'секунд(?:а|ата|и|ите)?',
  hour: 'час(?:а|ът|ове|овете)?',
  counts: () => [
    ...BULGARIAN_ONES,
    ...row(BULGARIAN_TEENS, 10),
    ...BULGARIAN_TENS,
    ...joined(BULGARIAN_TENS, BULGARIAN_ONES, bulgarianJoin),
  ],
  places: () => [
    ...BULGARIAN_PLACES,
    ...bent([...row(BULGARIAN_TEENS, 10), ...BULGARIAN_TENS], 'а ата'),
    ...joined(BULGARIAN_TENS, BULGARIAN_PLACES, bulgarianJoin),
  ],
  half: 'и половина',
};

const CROATIAN_ONES = row(
  'jedan/jedna/jednu/jedne/jednoj dva/dvije/dve/dviju/dvema tri četiri pet šest sedam osam devet',
);
const CROATIAN_TEENS =
  'deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest';
const CROATIAN_TENS = tens(
  'dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset',
);
const CROATIAN_PLACES = bent(
  row('prv drug treć četvrt pet šest sedm osm devet'),
  'a e oj u om i og em eg',
);
const croatianJoin = (ten: string, one: string) => [`${ten} ${one}`, `${ten} i ${one}`];

export const croatian: NumberWords = {
  minute: 'minut(?:a|e|i|u|ama|om)?',
  second: 'sekund(?:a|e|i|u|ama|om)?',
  hour: 'sat(?:a|i|u|om)?',
  counts: () => [
    ...CROATIAN_ONES,
    ...row(CROATIAN_TEENS, 10),
    ...CROATIAN_TENS,
    ...joined(CROATIAN_TENS, CROATIAN_ONES, croatianJoin),
  ],
  places: () => [
    ...CROATIAN_PLACES,
    ...bent([...row(CROATIAN_TEENS, 10), ...CROATIAN_TENS], 'a e oj u om i og'),
    ...joined(CROATIAN_TENS, CROATIAN_PLACES, croatianJoin),
  ],
  half: 'i pol?',
};

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abvgdđežzijklmnoprstćufhcčš').map((letter, index) => [
    letter,
    Array.from('абвгдђежзијклмнопрстћуфхцчш')[index]!,
  ]),
);
const inCyrillic = (text: string) => Array.from(text, (one) => CYRILLIC[one] ?? one).join('');
const inBoth = (all: readonly Named[]) => [
  ...all,
  ...all.map(([word, value]): Named => [inCyrillic(word), value]),
];

/** In either script, with the words of both sides of the border. */
export const serbian: NumberWords = {
  minute: `${croatian.minute}|минут(?:а|е|и|у|ама|ом)?`,
  second: `${croatian.second}|секунд(?:а|е|и|у|ама|ом)?`,
  hour: `${croatian.hour}|сат(?:а|и|у|ом)?`,
  counts: () => inBoth(croatian.counts()),
  places: () => inBoth(croatian.places()),
  half: 'i pol?|и пол?',
};

const SLOVENIAN_ONES = row(
  'en/ena/eno/eni/ene dve/dva/dveh tri/treh štiri/štirih pet/petih šest/šestih sedem/sedmih osem/osmih devet/devetih',
);
const SLOVENIAN_FIRST = row('ena dva tri štiri pet šest sedem osem devet');
const SLOVENIAN_TEENS =
  'deset enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst';
const SLOVENIAN_TENS = tens(
  'dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset',
);
const SLOVENIAN_JOINED = joined(SLOVENIAN_TENS, SLOVENIAN_FIRST, (ten, one) => `${one}in${ten}`);

export const slovenian: NumberWords = {
  minute: 'minut(?:a|e|i|o|ah|ama)?',
  second: 'sekund(?:a|e|i|o|ah|ama)?',
  hour: 'ur(?:a|e|i|o|ah)',
  counts: () => [
    ...SLOVENIAN_ONES,
    ...bent([...row(SLOVENIAN_TEENS, 10), ...SLOVENIAN_TENS, ...SLOVENIAN_JOINED], '- ih'),
  ],
  places: () =>
    bent(
      [
        ...row('prv drug tretj četrt pet šest sedm osm devet'),
        ...row(SLOVENIAN_TEENS, 10),
        ...SLOVENIAN_TENS,
        ...SLOVENIAN_JOINED,
      ],
      'a i o e',
    ),
  half: 'in pol',
};

const CZECH_ONES = row(
  'jeden/jedna/jednu/jedné dva/dvě/dvou tři/tří čtyři/čtyř pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti',
);
const CZECH_TEENS =
  'deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct';
const CZECH_TENS = tens('dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát');
const CZECH_FIRST = row('jedna dvaa třia čtyřia pěta šesta sedma osma devěta');
const CZECH_TEN_STEMS = tens('dvacát třicát čtyřicát padesát šedesát sedmdesát osmdesát devadesát');
const CZECH_STEMS = [...row('druh', 2), ...row('čtvrt pát šest sedm osm devát', 4)];
const CZECH_STILL = [...row('první'), ...row('třetí', 3)];
const oneFirst = (ten: string, one: string) => one + ten;

export const czech: NumberWords = {
  minute: 'minut(?:a|y|u|ě|ou|ách|ám)?',
  second: 'vteřin(?:a|y|u|ě|ou|ách|ám)?|sekund(?:a|y|u|ě|ou|ách|ám)?',
  hour: 'hodin(?:a|y|u|ě|ou|ách)?',
  counts: () => [
    ...CZECH_ONES,
    ...bent(
      [...row(CZECH_TEENS, 10), ...CZECH_TENS, ...joined(CZECH_TENS, CZECH_FIRST, oneFirst)],
      '- i',
    ),
    ...row('deseti', 10),
    ...joined(bent(CZECH_TENS, '- i'), CZECH_ONES, apart),
  ],
  places: () => [
    ...CZECH_STILL,
    ...bent(
      [
        ...CZECH_STEMS,
        ...row(CZECH_TEENS.replace('deset', 'desát'), 10),
        ...CZECH_TEN_STEMS,
        ...joined(CZECH_TEN_STEMS, CZECH_FIRST, oneFirst),
      ],
      'á é ou',
    ),
    ...bentAlike(CZECH_TEN_STEMS, CZECH_STEMS, [
      ['á', 'á'],
      ['é', 'é'],
      ['ou', 'ou'],
    ]),
    ...joined(bent(CZECH_TEN_STEMS, 'á é ou'), CZECH_STILL, apart),
  ],
  half: 'a půl',
};

const SLOVAK_ONES = row(
  'jeden/jedna/jednu/jednej dva/dve/dvoch tri/troch štyri/štyroch päť/piatich šesť/šiestich sedem/siedmich osem/ôsmich deväť/deviatich',
);
const SLOVAK_TEENS =
  'desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť';
const SLOVAK_TENS = tens(
  'dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
);
const SLOVAK_TEN_STEMS = tens(
  'dvadsiat tridsiat štyridsiat päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
);
const SLOVAK_STEMS = row('prv druh tret štvrt piat šiest siedm ôsm deviat');
const SLOVAK_ENDINGS = 'á a ej ú u ia iu';

export const slovak: NumberWords = {
  minute: 'min[uú]t(?:a|y|u|e|ou|ach|ách|am)?',
  second: 'sek[uú]nd(?:a|y|u|e|ou|ach|ách|am)?',
  hour: 'hod[ií]n(?:a|y|u|e|ou|ach|ách)?',
  counts: () => [
    ...SLOVAK_ONES,
    ...row(SLOVAK_TEENS, 10),
    ...bent(row(SLOVAK_TEENS.replaceAll('ť', 't').replace('desat', 'desiat'), 10), 'ich'),
    ...SLOVAK_TENS,
    ...bent(SLOVAK_TEN_STEMS, 'ich'),
    ...joined(SLOVAK_TENS, SLOVAK_ONES, together),
    ...joined(bent(SLOVAK_TEN_STEMS, 'ich'), SLOVAK_ONES, apart),
  ],
  places: () => [
    ...bent(SLOVAK_STEMS, SLOVAK_ENDINGS),
    ...bent(
      [
        ...row(SLOVAK_TEENS.replaceAll('ť', 't').replace('desat', 'desiat'), 10),
        ...SLOVAK_TEN_STEMS,
      ],
      'a ej u',
    ),
    ...bentAlike(SLOVAK_TEN_STEMS, SLOVAK_STEMS, [
      ['a', 'á a ia'],
      ['ej', 'ej'],
      ['u', 'ú u iu'],
    ]),
  ],
  half: 'a pol',
};

const POLISH_ONES = row(
  'jeden/jedna/jedną/jednej dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu',
);
const POLISH_TENS = tens(
  'dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu',
);
const POLISH_TEN_STEMS = tens(
  'dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
);
const POLISH_STEMS = row('pierwsz drug trzeci czwart piąt szóst siódm ósm dziewiąt');
const POLISH_TEEN_STEMS =
  'dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast';

export const polish: NumberWords = {
  minute: 'minut(?:a|y|ę|ą|om|ach)?|minucie',
  second: 'sekund(?:a|y|ę|ą|om|ach)?|sekundzie',
  hour: 'godzin(?:a|y|ę|ą|ie|om|ach)?',
  counts: () => [
    ...POLISH_ONES,
    ...row('dziesięć/dziesięciu jedenaście dwanaście trzynaście czternaście piętnaście', 10),
    ...row('szesnaście siedemnaście osiemnaście dziewiętnaście', 16),
    ...bent(row(POLISH_TEEN_STEMS, 10), 'u'),
    ...POLISH_TENS,
    ...joined(POLISH_TENS, POLISH_ONES, apart),
  ],
  places: () => [
    ...bent(POLISH_STEMS, 'a ej iej ą'),
    ...bent([...row(POLISH_TEEN_STEMS, 10), ...POLISH_TEN_STEMS], 'a ej ą'),
    ...bentAlike(POLISH_TEN_STEMS, POLISH_STEMS, [
      ['a', 'a'],
      ['ej', 'ej iej'],
      ['ą', 'ą'],
    ]),
  ],
  half: 'i pół',
};

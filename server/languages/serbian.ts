import { type Named } from './number-words.ts';
import { croatian } from './croatian.ts';
import type { LanguageData } from './language.ts';

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

export const serbian = {
  stopWords:
    'и у на с са за од до по не да се си је су сам смо сте био била било били ће ћу ћемо то тај та те ти ово овај ова ове он она оно они оне ја ми ви га му јој их нас вас има нема као или али а ако јер кад када где шта ко који која које како тако исто само још већ врло може треба к при без између након пре један једна једно све сваки ме о из ли неки нека i u na s sa za od do po ne da se je su sam smo ste to taj ta ovo on ona oni ja mi vi ima kao ili ali ako jer kad što koji koja koje kako',
  clauseWords:
    'и али јер када кад ако зато онда међутим или док након дакле i ali jer kada kad ako zato onda',
  neverLast:
    'u na s sa k o od do za bez pod nad između po pri i ili ali da ako kad ne kao koji koja koje veoma у на с са к о од до за без под над између по при и или али да ако кад не као који која које веома',
  greetings: 'здраво поздрав добродошли хвала претплат zdravo hvala pretplat',
  abbreviations: 'нпр тј итд г гђа др ул бр стр тзв св год npr tj itd',
  ordinalDot: true,
  writtenAlsoLike: 'croatian',
  negations: 'не није нису нема без никад никада нико ништа ne nije nisu nema bez nikad',
  tokens: [0.37, 2.16],
  legacyEncoding: 'windows-1251',
  remarks:
    'напомена пажња упозорење важно савет пример корак питање одговор проблем решење резултат закључак сажетак извор превод поглавље део наслов правило разлог чињеница napomena pažnja upozorenje važno savet primer korak pitanje odgovor rešenje zaključak izvor prevod poglavlje naslov razlog',
  habits:
    'quotation marks are „ ”, the dash is – with spaces, one script throughout. Nikad: u današnje vreme, nije tajna da, ključ uspeha, na kraju krajeva.',
  speech: {
    links: 'и а али или јер i a ali ili jer',
    leans:
      'он она оно они то тај та овај ова ово његов њен њихов зато онда такође међутим дакле иначе ипак затим тако on ona ono oni to taj ta ovaj ova ovo njegov njen njihov zato onda takođe međutim dakle inače ipak zatim tako',
    self: 'ја ме мој моја моје нас нам наш наша ja me moj moja moje nas nam naš naša',
    hesitations: 'еее хмм eee hmm',
    asides: 'па|знате|дакле|мислим|да|не|добро|заправо|pa|znate|dakle|mislim|da|ne|dobro|zapravo',
    housekeeping:
      'у овом видеу|у овом снимку|у овој епизоди|на овом предавању|у следећем видеу|у следећој епизоди|пре него што почнемо|има ли питања|дневног реда|дневном реду|на испиту|видимо се|у коментарима|u ovom videu|u sledećem videu|pre nego što počnemo|ima li pitanja|na ispitu|vidimo se|u komentarima',
    sums: 'у једној реченици|једном речју|укратко|поента је|суштина|најважније|ради се о томе|запамтите|запамти|главно је|порука је|u jednoj rečenici|jednom rečju|ukratko|poenta je|suština|najvažnije|radi se o tome|zapamtite|zapamti|glavno je|poruka je',
    stresses:
      'не заборавите|тајна|истина је|решење|правило|грешка|трик|проблем|пре свега|важно|кључ|поука|ne zaboravite|tajna|istina je|rešenje|pravilo|greška|trik|problem|pre svega|važno|ključ|pouka',
  },
  voiceSample: 'Овако звучим. Да почнемо?',
  stageDirections: {
    does: `смеје се|смеју се|смејући се|смеши се|уздише|шапуће|кашље|виче|плаче|аплаудира|smeje se|smeju se|smejući se|
      smeši se|uzdiše|šapuće|kašlje|viče|plače`,
    heard:
      'смех|аплауз|музика|тишина|пауза|уздах|тихо|шапатом|smeh|aplauz|muzika|tišina|pauza|uzdah|tiho|šapatom',
  },
  phrases: {
    takeaways: 'Најважније',
    faq: 'Честа питања',
    conclusion: 'Закључак',
    differ: 'Где се извори разликују',
    about: 'Шта се у видеу каже о теми „{topic}“?',
    greeting: 'Здраво!',
    moments: 'Тренуци које вреди погледати',
    signoff: 'Хвала на читању. До следећег пута.',
    welcome: 'Добро дошли! Данас говоримо о теми „{title}“.',
    farewell: 'Хвала на слушању. До следећег пута.',
    asks: ['Реци нам више о томе.', 'Шта је још овде важно?', 'А шта следи?'],
    host: 'Водитељ',
    cohost: 'Суводитељ',
    says: ['У снимку се каже:', 'Дословно:', 'И даље:'],
    reader: 'Читалац',
    chapters: 'Поглавља',
    subjectLine: 'Наслов мејла:',
    otherSubjectLine: 'Други наслов мејла:',
    preheader: 'Прехедер:',
  },
  largeNumbers: {
    hundreds:
      '?sto/?сто dvesta/dvesto/dvjesta/двеста/двесто trista/tristo/триста/тристо četiristo/četirista/четиристо/четириста petsto/петсто šeststo/?šesto/шестсто/?шесто sedamsto/седамсто osamsto/осамсто devetsto/деветсто',
    scales:
      'stotinu/*stotine/*stotina/стотину/*стотине/*стотина=100 hiljadu/*hiljada/*hiljade/хиљаду/*хиљада/*хиљаде=1000 milion/*miliona/*milioni/милион/*милиона/*милиони=1e6 milijardu/*milijarda/*milijarde/*milijardi/милијарду/*милијарда/*милијарде/*милијарди=1e9',
    joins: 'i и',
  },
  numbers: {
    minute: `${croatian.numbers.minute}|минут(?:а|е|и|у|ама|ом)?`,
    second: `${croatian.numbers.second}|секунд(?:а|е|и|у|ама|ом)?`,
    hour: `${croatian.numbers.hour}|сат(?:а|и|у|ом)?`,
    cardinals: () => inBoth(croatian.numbers.cardinals()),
    ordinals: () => inBoth(croatian.numbers.ordinals()),
    half: 'i pol?|и пол?',
  },
  times: {
    beforeMinute: 'у|на|oko|u',
    beforeClock: 'do|u|oko|у|до|на',
    beforeLength: 'do|oko|до',
    ordinalSuffix: '\\.|-?\\p{Script=Cyrillic}{1,3}',
    from: 'od|između',
    until: 'do|i|до|и',
  },
  askingOn: {
    why: '(?:а |и |али )?зашто(?: не)?|(?:a |i |ali )?zašto(?: ne)?',
    next: '(?:а |и )(?:онда|затим|после)|(?:a |i )(?:onda|zatim|posle)',
    because: 'јер|зато што|jer|zato što',
  },
} satisfies LanguageData;

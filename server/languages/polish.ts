import { apart, compounds, inflected, inflectedAlike, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row(
  'jeden/jedna/jedną/jednej dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu',
);
const TENS = tens(
  'dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu',
);
const TEN_STEMS = tens(
  'dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
);
const STEMS = row('pierwsz drug trzeci czwart piąt szóst siódm ósm dziewiąt');
const TEEN_STEMS =
  'dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast';

export const polish = {
  stopWords:
    'i w we na z ze za od do po nie że się jest są był była było były będzie będą to ten ta te ci tego tej tym tych on ona ono oni one ja ty my wy go mu jej ich nas was ma mają jak albo lub ale gdy kiedy gdzie co kto który która które tak też także tylko jeszcze już bardzo może można trzeba k przy bez między przed jeden jedna jedno wszystko każdy mnie cię o a aby żeby by jeśli bo ponieważ tam tu coś więc potem u dla przez pod nad ich czy',
  clauseWords: 'i ale bo kiedy gdy jeśli więc potem następnie lub ponieważ jednak dlatego a',
  neverLast:
    'w we na z ze do od dla bez pod nad między po przy za o i lub albo ale a że żeby jeśli gdy nie jak który która które bardzo mój moja',
  greetings: 'cześć dzień-dobry witam witajcie dzięk subskryb',
  noGreetings: 'dzięki (?!za |wam|wielkie|bardzo|wszystkim|że )\\p{L}',
  abbreviations: 'np tzn tj tzw itd itp m.in ul al godz r w wg nr str ok pan mgr inż św',
  ordinalDot: true,
  negations: 'nie bez nigdy nikt nic ani',
  tokens: [0.342, 2.09],
  legacyEncoding: 'windows-1250',
  remarks:
    'uwaga ostrzeżenie ważne wskazówka przykład krok pytanie odpowiedź problem rozwiązanie wynik wniosek podsumowanie źródło tłumaczenie napisy rozdział część tytuł zasada powód fakt pamiętaj notatka',
  habits:
    'quotation marks are „ ”, the dash is – with spaces. Nigdy: w dzisiejszym zabieganym świecie, nie jest tajemnicą, że, kluczem do sukcesu, podsumowując, wejdź na wyższy poziom.',
  speech: {
    links: 'i a ale lub albo bo oraz',
    leans:
      'on ona ono oni one to ten ta te tego tej tych temu jego jej ich go mu więc potem dlatego jednak też także wtedy ponieważ natomiast zatem następnie poza-tym zresztą inaczej tak taki takie',
    self: 'ja mnie mi mój moja moje my nas nam nasz nasza',
    hesitations: 'yyy eee hmm no',
    asides: 'no|wiesz|wiecie|znaczy|to znaczy|właśnie|dobra|tak|nie|okej|jakby|powiedzmy|w sumie',
    housekeeping:
      'w tym (?:filmie|odcinku|wykładzie)|w następnym (?:filmie|odcinku)|zanim zaczniemy|czy są pytania|porządku obrad|porządek obrad|na egzaminie|do zobaczenia|w opisie filmu|w komentarzach',
    sums: 'rozwiązanie to|jednym zdaniem|w jednym zdaniu|jednym słowem|krótko mówiąc|w skrócie|chodzi o to|najważniejsze|sedno|istota|podsumowując|zapamiętajcie|zapamiętaj|przesłanie|sprowadza się',
    stresses:
      'pamiętaj|pamiętajcie|proszę pamiętać|nie zapomnij|sekret|prawda jest|rozwiązanie|zasada|reguła|błąd|sztuczka|problem|przede wszystkim|ważne|klucz|lekcja',
    behind: 'w tym cała rzecz|cała reszta|to jest sedno',
  },
  voiceSample: 'Tak brzmi mój głos. Zaczynamy?',
  stageDirections: {
    does: `śmieje się|śmieją się|śmiejąc się|chichocze|uśmiecha się|wzdycha|wzdychając|szepcze|kaszle|odchrząkuje|
      krzyczy|płacze|klaszcze`,
    heard: 'śmiech|śmiechy|oklaski|brawa|muzyka|cisza|pauza|westchnienie|cicho|szeptem',
  },
  askWords:
    'podsumuj podsumować podsumowanie omówić omówiono dyskusja dyskusji rozmawiać rozmowa myśli sądzi opinia opinie zdanie mówi powiedział powiedziała powiedziano mówią wspomina wspomniał wyjaśnia wyjaśnić temat tematy punkt punkty pomysł pomysły decyzja decyzję powód powody proponuje opisuje opisać dotyczące mówca wideo odcinek podcast pytanie',
  plainWords:
    'szczegół szczegóły zaleta zalety wada wady problem problemy trudność trudności stan obecny obecnie przyszłość postęp przegląd treść rola rodzaj rodzaje nowy nowa nowe nowych ostateczny ostatecznie ważny ważne znaczenie ogólny ogólnie różnica różnice różny używać używa zmiana zmiany zmienić wynik wyniki przykład przykłady część części rzecz rzeczy odpowiedź odpowiedzi rozwiązanie rozwiązania potrzebne cel cele stało',
  phrases: {
    takeaways: 'Najważniejsze wnioski',
    faq: 'Najczęstsze pytania',
    conclusion: 'Podsumowanie',
    differ: 'Czym różnią się źródła',
    about: 'Co film mówi na temat „{topic}”?',
    greeting: 'Dzień dobry!',
    moments: 'Momenty warte obejrzenia',
    signoff: 'Dziękujemy za lekturę. Do następnego razu.',
    welcome: 'Witamy! Dzisiejszy temat to „{title}”.',
    farewell: 'Dziękujemy za wysłuchanie. Do następnego razu.',
    asks: ['Opowiedz o tym więcej.', 'Co jeszcze jest tu ważne?', 'A co dalej?'],
    host: 'Prowadzący',
    cohost: 'Współprowadzący',
    says: ['W nagraniu słyszymy:', 'Dosłownie:', 'I dalej:'],
    reader: 'Lektor',
    chapters: 'Rozdziały',
    subjectLine: 'Temat wiadomości:',
    otherSubjectLine: 'Inny temat wiadomości:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    hundreds:
      'sto/stu dwieście/dwustu trzysta/trzystu czterysta/czterystu pięćset/pięciuset sześćset/sześciuset siedemset/siedmiuset osiemset/ośmiuset dziewięćset/dziewięciuset',
    scales:
      'tysiąc/*tysiące/*tysięcy/*tys=1000 milion/*miliony/*milionów/*mln=1e6 miliard/*miliardy/*miliardów/*mld=1e9',
  },
  numbers: {
    minute: 'minut(?:a|y|ę|ą|om|ach)?|minucie',
    second: 'sekund(?:a|y|ę|ą|om|ach)?|sekundzie',
    hour: 'godzin(?:a|y|ę|ą|ie|om|ach)?',
    cardinals: () => [
      ...ONES,
      ...row('dziesięć/dziesięciu jedenaście dwanaście trzynaście czternaście piętnaście', 10),
      ...row('szesnaście siedemnaście osiemnaście dziewiętnaście', 16),
      ...inflected(row(TEEN_STEMS, 10), 'u'),
      ...TENS,
      ...compounds(TENS, ONES, apart),
    ],
    ordinals: () => [
      ...inflected(STEMS, 'a ej iej ą'),
      ...inflected([...row(TEEN_STEMS, 10), ...TEN_STEMS], 'a ej ą'),
      ...inflectedAlike(TEN_STEMS, STEMS, [
        ['a', 'a'],
        ['ej', 'ej iej'],
        ['ą', 'ą'],
      ]),
    ],
    half: 'i pół',
  },
  times: {
    beforeMinute: 'w|około|na',
    beforeClock: 'do|o|około|w|na',
    beforeLength: 'do|około',
    each: 'każdą|co',
    ordinalSuffix: '\\.',
    from: 'od|między',
    until: 'do|i|a',
  },
  askingOn: {
    why: '(?:a |ale )?dlaczego(?: nie)?|czemu',
    next: '(?:a |i )?co (?:potem|dalej|jeszcze)|i co dalej|a potem',
    because: 'ponieważ|bo',
    otherwise: 'w przeciwnym razie',
  },
} satisfies LanguageData;

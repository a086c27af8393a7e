import { type Named, compounds, row, together } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän');
const OF = row('yhden kahden kolmen neljän viiden kuuden seitsemän kahdeksan yhdeksän');
/** First and second differ from their forms within larger numbers. */
const ORDINALS = row('yhdes kahdes kolmas neljäs viides kuudes seitsemäs kahdeksas yhdeksäs');
const AT_ORDINALS = row(
  'yhdennellä kahdennella kolmannella neljännellä viidennellä kuudennella seitsemännellä kahdeksannella yhdeksännellä',
);
const IN_ORDINALS = row(
  'yhdennessä kahdennessa kolmannessa neljännessä viidennessä kuudennessa seitsemännessä kahdeksannessa yhdeksännessä',
);
function forms(
  ones: readonly Named[],
  ten: string,
  tenth: string,
  last: readonly Named[] = ones,
): Named[] {
  const ofTens = ones
    .filter(([, value]) => value > 1)
    .map(([word, value]): Named => [word + tenth, value * 10]);
  return [
    ...last,
    [ten, 10],
    ...ones.map(([word, value]): Named => [`${word}toista`, value + 10]),
    ...ofTens,
    ...compounds(ofTens, [...ones, ...last], together),
  ];
}

export const finnish = {
  stopWords:
    'ja on ei se sen sitä ne niitä että jos kun niin myös vain vielä jo hän he minä sinä me te mikä mitä joka jotka jonka missä miten kuin tai mutta koska oli olivat ovat olla ole olen voi pitää kanssa ilman yli alle jälkeen ennen tämä tätä tämän nämä tuo siitä siinä siihen tästä tässä sitten nyt hyvin kaikki yksi kaksi mukaan kohti noin eli sekä vaan minun sinun hänen meidän teidän heidän tulee saa pois ylös alas aina enemmän',
  clauseWords: 'ja mutta koska kun jos niin sitten tai vaikka joten siksi eli',
  neverLast: 'ja tai mutta että jos kun koska joka jotka erittäin',
  greetings: 'hei moi tervetuloa kiitos tilaa-kanava näkemiin',
  abbreviations: 'esim ns mm ts jne klo nro puh n s eaa',
  ordinalDot: true,
  negations: 'ei eivät en et emme ette ilman koskaan',
  tokens: [0.312, 2.43],
  remarks:
    'huomautus huom huomio varoitus tärkeää vinkki esimerkki vaihe askel kysymys vastaus ongelma ratkaisu tulos johtopäätös yhteenveto lähde käännös tekstitys luku osa otsikko sääntö syy fakta muista',
  habits:
    'quotation marks are ” ”, the dash is – with spaces. Verbs rather than nouns in -minen, no English word order. Ei koskaan: nykypäivän kiireisessä maailmassa, ei ole salaisuus, avain menestykseen, yhteenvetona voidaan todeta, vie uudelle tasolle.',
  speech: {
    links: 'ja mutta tai vai sillä',
    leans:
      'hän se he ne tämä nämä tuo nuo sen niiden hänen heidän sitä siitä siinä sitten siksi joten myös kuitenkin silti koska niin näin lisäksi muuten siten tällöin sille',
    self: 'minä minun minua minulle olen me meidän meille',
    hesitations: 'öö ööm hmm tota',
    asides: 'no|siis|niinku|niin kuin|tavallaan|joo|ei|okei|tiedätkö|tarkoitan|eli|noh',
    housekeeping:
      'tässä videossa|tässä jaksossa|tällä luennolla|seuraavassa videossa|seuraavassa jaksossa|ennen kuin aloitamme|onko kysyttävää|onko kysymyksiä|asialistalla|esityslistalla|tentissä|nähdään ensi|kuvauksessa|kommenteissa',
    sums: 'yhdellä lauseella|yhdessä lauseessa|sanalla sanoen|lyhyesti|pähkinänkuoressa|pointti on|tärkeintä|tärkein|olennaista|muista tämä|muistakaa tämä|ydin|kyse on|viesti on|yhteenvetona',
    stresses:
      'muista|muistakaa|älä unohda|älkää unohtako|salaisuus|totuus|ratkaisu|sääntö|virhe|kikka|ongelma|ennen kaikkea|tärkeä|avain|opetus',
  },
  voiceSample: 'Tältä kuulostan. Aloitetaanko?',
  stageDirections: {
    does: `nauraa|naurahtaa|nauraen|hymyilee|huokaa|huokaisee|kuiskaa|kuiskaten|yskii|yskäisee|huutaa|itkee|
      taputtaa`,
    heard:
      'naurua|nauru|aplodit|aplodeja|taputuksia|musiikkia|musiikki|hiljaisuus|tauko|huokaus|hiljaa',
  },
  askWords:
    'tiivistä tiivistelmä yhteenveto keskustella keskusteltiin keskustelu puhuu puhui puhuttiin ajattelee mielipide mielipiteet mieltä sanoi sanoo sanottiin sanotaan mainitsi mainitsee mainittiin selittää selitti aihe aiheet kohta kohdat idea ideat ajatus päätös päätettiin syy syyt ehdottaa ehdotti kuvailee kuvaile koskien puhuja video jakso podcast kysymys',
  plainWords:
    'yksityiskohta yksityiskohdat etu edut haitta haitat ongelma ongelmat ongelmia vaikeus vaikeudet tila nykyinen tulevaisuus edistyminen sisältö rooli tyyppi uusi uudet uuden lopullinen lopulta tärkeä tärkeys yleinen ero erot erilainen käyttää käytetään muutos muutokset muuttaa tulos tulokset esimerkki esimerkit osa osat asia asiat vastaus vastaukset ratkaisu ratkaisut tarvitaan tavoite tavoitteet tarkoitus tapahtui',
  phrases: {
    takeaways: 'Tärkeimmät asiat',
    faq: 'Usein kysyttyä',
    conclusion: 'Yhteenveto',
    differ: 'Missä lähteet eroavat',
    about: 'Mitä videolla sanotaan aiheesta ”{topic}”?',
    greeting: 'Hei!',
    moments: 'Katsomisen arvoiset hetket',
    signoff: 'Kiitos, että luit. Ensi kertaan.',
    welcome: 'Tervetuloa! Tänään aiheena on ”{title}”.',
    farewell: 'Kiitos, että kuuntelit. Ensi kertaan.',
    asks: ['Kerro siitä lisää.', 'Mikä muu tässä on tärkeää?', 'Entä mitä sitten?'],
    host: 'Juontaja',
    cohost: 'Toinen juontaja',
    says: ['Videolla sanotaan:', 'Sanasta sanaan:', 'Ja edelleen:'],
    reader: 'Lukija',
    chapters: 'Luvut',
    subjectLine: 'Aiherivi:',
    otherSubjectLine: 'Vaihtoehtoinen aiherivi:',
    preheader: 'Esikatseluteksti:',
  },
  largeNumbers: {
    scales:
      'sata/*sataa/sadan=100 tuhat/*tuhatta/tuhannen=1000 miljoona/*miljoonaa/*miljoonan=1e6 miljardi/*miljardia/*miljardin=1e9',
  },
  numbers: {
    minute: 'minuut(?:ti|in|illa|issa|tia|tina|teja|eilla|it)?',
    second: 'sekun(?:ti|nin|nilla|nissa|tia|tina|nit)',
    hour: 'tun(?:ti|nin|nilla|nissa|tia|nit)',
    cardinals: () => [...forms(ONES, 'kymmenen', 'kymmentä'), ...forms(OF, 'kymmenen', 'kymmenen')],
    ordinals: () => [
      ...forms(ORDINALS, 'kymmenes', 'kymmenes', [
        ...row('ensimmäinen toinen'),
        ...ORDINALS.slice(2),
      ]),
      ...forms(AT_ORDINALS, 'kymmenennellä', 'kymmenennellä', [
        ...row('ensimmäisellä toisella'),
        ...AT_ORDINALS.slice(2),
      ]),
      ...forms(IN_ORDINALS, 'kymmenennessä', 'kymmenennessä', [
        ...row('ensimmäisessä toisessa'),
        ...IN_ORDINALS.slice(2),
      ]),
    ],
    half: 'ja puoli',
  },
  times: { beforeMinute: 'kohdassa', beforeClock: 'klo', after: 'kohdalla', ordinalSuffix: '\\.' },
  askingOn: {
    why: '(?:ja |mutta )?miksi(?: ei)?',
    next: 'ja (?:sitten|sen jälkeen)|entä sitten|mitä sitten|mitä muuta',
    because: 'koska',
  },
} satisfies LanguageData;

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { quantitiesIn } from './quantities.ts';

const valuesIn = (text: string, language: LanguageValue) =>
  quantitiesIn(text, language).map(({ value }) => value);

const VALUES = [100, 101, 115, 200, 250, 342, 999, 1000, 1500, 2300, 10_000, 1_000_000, 2_340_000];

/** The numbers above in words. */
const WRITTEN: Partial<Record<LanguageValue, string>> = {
  german:
    'hundert, hunderteins, hundertfünfzehn, zweihundert, zweihundertfünfzig, dreihundertzweiundvierzig, neunhundertneunundneunzig, tausend, eintausendfünfhundert, zweitausenddreihundert, zehntausend, eine Million, zwei Millionen dreihundertvierzigtausend',
  dutch:
    'honderd, honderdeen, honderdvijftien, tweehonderd, tweehonderdvijftig, driehonderdtweeënveertig, negenhonderdnegenennegentig, duizend, vijftienhonderd, tweeduizend driehonderd, tienduizend, een miljoen, twee miljoen driehonderdveertigduizend',
  danish:
    'hundrede, hundrede og et, hundrede og femten, to hundrede, to hundrede og halvtreds, tre hundrede og toogfyrre, ni hundrede og nioghalvfems, tusind, et tusind fem hundrede, totusind trehundrede, ti tusind, en million, to millioner tre hundrede og fyrre tusind',
  norwegian:
    'hundre, hundre og én, hundre og femten, to hundre, to hundre og femti, tre hundre og førtito, nihundreognittini, tusen, femtenhundre, to tusen tre hundre, ti tusen, en million, to millioner tre hundre og førti tusen',
  swedish:
    'hundra, hundraett, hundrafemton, tvåhundra, tvåhundrafemtio, trehundrafyrtiotvå, niohundranittionio, tusen, ettusenfemhundra, tvåtusentrehundra, tio tusen, en miljon, två miljoner trehundrafyrtiotusen',
  french:
    'cent, cent un, cent quinze, deux cents, deux cent cinquante, trois-cent-quarante-deux, neuf cent quatre-vingt-dix-neuf, mille, mille cinq cents, deux mille trois cents, dix mille, un million, deux millions trois cent quarante mille',
  spanish:
    'cien, ciento uno, ciento quince, doscientos, doscientas cincuenta, trescientos cuarenta y dos, novecientos noventa y nueve, mil, mil quinientos, dos mil trescientos, diez mil, un millón, dos millones trescientos cuarenta mil',
  portuguese:
    'cem, cento e um, cento e quinze, duzentos, duzentas e cinquenta, trezentos e quarenta e dois, novecentos e noventa e nove, mil, mil e quinhentos, dois mil e trezentos, dez mil, um milhão, dois milhões trezentos e quarenta mil',
  portuguese_br:
    'cem, cento e um, cento e quinze, duzentos, duzentos e cinquenta, trezentos e quarenta e dois, novecentos e noventa e nove, mil, mil e quinhentos, dois mil e trezentos, dez mil, um milhão, dois milhões trezentos e quarenta mil',
  italian:
    'cento, centouno, centoquindici, duecento, duecentocinquanta, trecentoquarantadue, novecentonovantanove, mille, millecinquecento, duemilatrecento, diecimila, un milione, due milioni trecentoquarantamila',
  romanian:
    'o sută, o sută unu, o sută cincisprezece, două sute, două sute cincizeci, trei sute patruzeci și doi, nouă sute nouăzeci și nouă, o mie, o mie cinci sute, două mii trei sute, zece mii, un milion, două milioane trei sute patruzeci de mii',
  polish:
    'sto, sto jeden, sto piętnaście, dwieście, dwieście pięćdziesiąt, trzysta czterdzieści dwa, dziewięćset dziewięćdziesiąt dziewięć, tysiąc, tysiąc pięćset, dwa tysiące trzysta, dziesięć tysięcy, milion, dwa miliony trzysta czterdzieści tysięcy',
  czech:
    'sto, sto jedna, sto patnáct, dvě stě, dvě stě padesát, tři sta čtyřicet dva, devět set devadesát devět, tisíc, tisíc pět set, dva tisíce tři sta, deset tisíc, milion, dva miliony tři sta čtyřicet tisíc',
  slovak:
    'sto, stojeden, stopätnásť, dvesto, dvestopäťdesiat, tristoštyridsaťdva, deväťstodeväťdesiatdeväť, tisíc, tisícpäťsto, dvetisíctristo, desaťtisíc, milión, dva milióny tristoštyridsaťtisíc',
  slovenian:
    'sto, sto ena, sto petnajst, dvesto, dvesto petdeset, tristo dvainštirideset, devetsto devetindevetdeset, tisoč, tisoč petsto, dva tisoč tristo, deset tisoč, milijon, dva milijona tristo štirideset tisoč',
  croatian:
    'stotinu, sto jedan, sto petnaest, dvjesto, dvjesto pedeset, tristo četrdeset i dva, devetsto devedeset devet, tisuću, tisuću petsto, dvije tisuće tristo, deset tisuća, milijun, dva milijuna tristo četrdeset tisuća',
  serbian:
    'стотину, сто један, sto petnaest, dvesta, двеста педесет, триста четрдесет два, devetsto devedeset devet, хиљаду, hiljadu petsto, две хиљаде триста, десет хиљада, милион, dva miliona trista četrdeset hiljada',
  bulgarian:
    'сто, сто и един, сто и петнадесет, двеста, двеста и петдесет, триста четиридесет и две, деветстотин деветдесет и девет, хиляда, хиляда и петстотин, две хиляди и триста, десет хиляди, един милион, два милиона триста и четиридесет хиляди',
  russian:
    'сто, сто один, сто пятнадцать, двести, двести пятьдесят, триста сорок два, девятьсот девяносто девять, тысяча, тысяча пятьсот, две тысячи триста, десять тысяч, миллион, два миллиона триста сорок тысяч',
  ukrainian:
    'сто, сто один, сто п’ятнадцять, двісті, двісті п’ятдесят, триста сорок два, дев’ятсот дев’яносто дев’ять, тисяча, тисяча п’ятсот, дві тисячі триста, десять тисяч, мільйон, два мільйони триста сорок тисяч',
  greek:
    'εκατό, εκατόν ένα, εκατόν δεκαπέντε, διακόσια, διακόσιες πενήντα, τριακόσια σαράντα δύο, εννιακόσια ενενήντα εννέα, χίλια, χίλια πεντακόσια, δύο χιλιάδες τριακόσια, δέκα χιλιάδες, ένα εκατομμύριο, δύο εκατομμύρια τριακόσιες σαράντα χιλιάδες',
  hungarian:
    'száz, százegy, száztizenöt, kétszáz, kétszázötven, háromszáznegyvenkettő, kilencszázkilencvenkilenc, ezer, ezerötszáz, kétezer-háromszáz, tízezer, egymillió, kétmillió-háromszáznegyvenezer',
  finnish:
    'sata, satayksi, sataviisitoista, kaksisataa, kaksisataaviisikymmentä, kolmesataaneljäkymmentäkaksi, yhdeksänsataayhdeksänkymmentäyhdeksän, tuhat, tuhatviisisataa, kaksituhatta kolmesataa, kymmenentuhatta, miljoona, kaksi miljoonaa kolmesataaneljäkymmentätuhatta',
  turkish:
    'yüz lira, yüz bir, yüz on beş, iki yüz, ikiyüzelli, üç yüz kırk iki, dokuz yüz doksan dokuz, bin lira, bin beş yüz, iki bin üç yüz, on bin, bir milyon, iki milyon üç yüz kırk bin',
  indonesian:
    'seratus, seratus satu, seratus lima belas, dua ratus, dua ratus lima puluh, tiga ratus empat puluh dua, sembilan ratus sembilan puluh sembilan, seribu, seribu lima ratus, dua ribu tiga ratus, sepuluh ribu, satu juta, dua juta tiga ratus empat puluh ribu',
  malay:
    'seratus, seratus satu, seratus lima belas, dua ratus, dua ratus lima puluh, tiga ratus empat puluh dua, sembilan ratus sembilan puluh sembilan, seribu, seribu lima ratus, dua ribu tiga ratus, sepuluh ribu, satu juta, dua juta tiga ratus empat puluh ribu',
  latvian:
    'simts, simts viens, simts piecpadsmit, divi simti, divsimt piecdesmit, trīs simti četrdesmit divi, deviņi simti deviņdesmit deviņi, tūkstotis, tūkstoš pieci simti, divi tūkstoši trīs simti, desmit tūkstoši, miljons, divi miljoni trīs simti četrdesmit tūkstoši',
  lithuanian:
    'šimtas, šimtas vienas, šimtas penkiolika, du šimtai, du šimtai penkiasdešimt, trys šimtai keturiasdešimt du, devyni šimtai devyniasdešimt devyni, tūkstantis, tūkstantis penki šimtai, du tūkstančiai trys šimtai, dešimt tūkstančių, milijonas, du milijonai trys šimtai keturiasdešimt tūkstančių',
  persian:
    'صد, صد و یک, صد و پانزده, دویست, دویست و پنجاه, سیصد و چهل و دو, نهصد و نود و نه, هزار, هزار و پانصد, دو هزار و سیصد, ده هزار, یک میلیون, دو میلیون و سیصد و چهل هزار',
};

describe('a hundred and more in words', () => {
  for (const [language, words] of Object.entries(WRITTEN))
    test(`is read in ${language}`, () => {
      const phrases = words.split(', ');
      assert.deepEqual(
        phrases.map((phrase) => [phrase, ...valuesIn(`- ${phrase} -`, language as LanguageValue)]),
        phrases.map((phrase, at) => [phrase, VALUES[at]]),
      );
    });
});

describe('a word for a hundred or more', () => {
  test('that means something else in a sentence is no number', () => {
    const sentences: readonly (readonly [LanguageValue, string])[] = [
      ['french', 'Vingt pour cent des abeilles reviennent.'],
      ['french', 'Il me reste un cent dans la poche.'],
      ['french', 'Des centaines d’abeilles et des milliers de fleurs.'],
      ['spanish', 'El veinte por ciento de las abejas vuelve.'],
      ['spanish', 'Había cientos de abejas y miles de flores.'],
      ['portuguese', 'Vinte por cento das abelhas voltam.'],
      ['italian', 'Il venti per cento delle api torna.'],
      ['romanian', 'Douăzeci la sută dintre albine se întorc, mie îmi place.'],
      ['greek', 'Το είκοσι τοις εκατό των μελισσών επιστρέφει.'],
      ['turkish', 'Otobüse bin ve yüzünü yıka, bu yüz bana tanıdık.'],
      ['turkish', 'Bir yüz gördüm, sonra bir bin dedi.'],
      ['croatian', 'Ovo je šesto poglavlje, a sto je u kuhinji.'],
      ['serbian', 'Donesi jedan sto u sobu. Сто је у кухињи.'],
      ['finnish', 'Ulkona sataa vettä koko päivän.'],
      ['german', 'Hunderte Bienen und Tausende Blüten, ein Jahrtausend lang.'],
      ['german', 'Millionen Bienen fliegen.'],
      ['swedish', 'Vi gick en mil på hundraårsdagen.'],
      ['czech', 'Ten set vyhrála.'],
    ];
    for (const [language, sentence] of sentences)
      assert.deepEqual(
        valuesIn(sentence, language).filter((value) => value >= 100),
        [],
        sentence,
      );
  });

  test('is one number with what follows, and another ends before it', () => {
    const cases: readonly (readonly [LanguageValue, string, number[]])[] = [
      ['german', 'zweihundert dreihundert Euro', [200, 300]],
      ['german', 'zweitausend und dreitausend Euro', [2000, 3000]],
      ['german', 'zweieinhalb Millionen Euro', [2_500_000]],
      ['german', '2,5 Millionen Euro', [2_500_000]],
      ['german', 'neunzehnhundertneunundneunzig', [1999]],
      ['german', 'hundert und fünf Meter', [105]],
      ['dutch', 'vijfentwintigduizend euro', [25_000]],
      ['french', 'deux cents et trois cents euros', [200, 300]],
      ['french', 'deux millions et demi', [2_500_000]],
      ['french', 'cinquante cents', [50]],
      ['french', 'quinze cents mètres', [1500]],
      ['spanish', 'dos mil millones de euros', [2e9]],
      ['spanish', 'treinta y un mil personas', [31_000]],
      ['spanish', '10 mil personas', [10_000]],
      ['portuguese', 'duzentos e trezentos euros', [200, 300]],
      ['portuguese', 'cem mil e duzentos euros', [100_200]],
      ['italian', 'centotto metri', [108]],
      ['italian', 'duecentottantamila euro', [280_000]],
      ['russian', '5 тыс. рублей', [5000]],
      ['finnish', 'satatuhatta euroa', [100_000]],
      ['turkish', 'yüz elli bin lira', [150_000]],
      ['polish', 'sto dwadzieścia tysięcy złotych', [120_000]],
    ];
    for (const [language, text, values] of cases)
      assert.deepEqual(valuesIn(text, language), values, text);
  });

  test('has the unit after it', () => {
    const [one, ...more] = quantitiesIn('dreihundertfünfzig Euro', 'german');
    assert.deepEqual(
      [one?.text, one?.value, one?.measure?.dimension, more],
      ['dreihundertfünfzig', 350, 'money EUR', []],
    );
  });
});

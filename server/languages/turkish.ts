import { compounds, row } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('bir iki üç dört beş altı yedi sekiz dokuz');
const TENS = row('on yirmi otuz kırk elli altmış yetmiş seksen doksan', 10, 10);
const ORDINALS = row('birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu');
/** "At twelve", after the word for the minute. */
const AT = row('birde ikide üçte dörtte beşte altıda yedide sekizde dokuzda');
const join = (ten: string, one: string) => [`${ten} ${one}`, ten + one];

export const turkish = {
  stopWords:
    've bir bu şu o da de ki mi mı mu mü için ile gibi kadar daha çok en az ama fakat ancak veya ya çünkü eğer ise değil var yok olan olarak oldu olur olmak ben sen biz siz onlar onu ona onun bana sana bize size beni seni bizi sizi benim senin bizim sizin her hiç bazı tüm bütün şey ne nasıl neden niçin nerede kim hangi zaman sonra önce şimdi burada orada böyle öyle iki sadece yine bile hem göre kendi olduğu gerek eder etmek yapmak',
  clauseWords: 've ama çünkü eğer sonra o bu ancak veya fakat böylece şimdi yani',
  neverLast: 've ile için bir bu şu çok daha en ama çünkü eğer ki her',
  oftenLast:
    'değil var yok -yor -yorum -yoruz -yorlar -dır -dir -dur -dür -tır -tir -dım -dim -dık -dik -dı -di -du -dü -mış -miş -acak -ecek -malı -meli',
  greetings: 'merhaba selam hoş-geldiniz günaydın teşekkür abone',
  abbreviations: 'vb vs örn dr doç prof sok cad mah no bkz yy av sn',
  ordinalDot: true,
  negations: 'değil yok hayır asla -maz -mez -mıyor -miyor -muyor -müyor -madı -medi',
  tokens: [0.289, 1.99],
  legacyEncoding: 'windows-1254',
  remarks:
    'not dikkat uyarı önemli ipucu örnek adım soru cevap yanıt sorun çözüm sonuç özet kaynak çeviri altyazı bölüm kısım başlık kural neden gerçek unutmayın',
  habits:
    'quotation marks are “ ”, an apostrophe before the endings of names. Verbs rather than gerçekleştirmek plus a noun; sen or siz, never both. Asla: günümüzün hızlı dünyasında, herkesin bildiği gibi, başarının anahtarı, sonuç olarak, bir sonraki seviyeye taşıyın.',
  speech: {
    links: 've ama fakat veya ya çünkü',
    leans:
      'o bu şu onlar bunlar şunlar onun bunun onu bunu ona buna ondan bundan sonra ancak böylece ayrıca bu-yüzden bu-nedenle o-yüzden ise da de yine böyle öyle oysa dolayısıyla onları',
    self: 'ben beni bana benim biz bizi bize bizim',
    hesitations: 'ee eee ıı ııı hmm',
    asides: 'yani|şey|işte|hani|evet|hayır|tamam|aslında|mesela|peki|neyse|ya',
    housekeeping:
      'bu videoda|bu bölümde|bu derste|bir sonraki videoda|bir sonraki bölümde|gelecek videoda|başlamadan önce|sorusu olan|gündem maddesi|sınavda çık|görüşmek üzere|açıklamalar kısmında|yorumlarda',
    sums: 'tek cümleyle|bir cümleyle|tek kelimeyle|kısacası|özetle|mesele şu|önemli olan|en önemlisi|en önemli|asıl mesele|unutmayın ki|şunu unutmayın|aklınızda kalsın|özü şu|mesaj',
    stresses:
      'unutmayın|unutma|hatırlayın|sırrı|gerçek şu|çözüm|kural|hata|püf noktası|sorun|her şeyden önce|önemli|anahtar|ders',
    behind: 'işin özü bu|bütün mesele bu',
  },
  voiceSample: 'Sesim böyle. Başlayalım mı?',
  stageDirections: {
    does: `güler|gülüyor|gülerek|gülümser|gülümsüyor|gülümseyerek|iç çeker|iç çekerek|içini çeker|fısıldar|fısıldıyor|
      fısıldayarak|öksürür|boğazını temizler|bağırır|ağlar|alkışlar`,
    heard:
      'gülüşmeler|kahkaha|kahkahalar|gülme|alkış|müzik|sessizlik|duraklama|iç çekiş|fısıltıyla|sessizce',
  },
  askWords:
    'özetle özet tartışıldı tartışma tartıştı konuştu konuşuldu konuşma düşünüyor düşünce görüş görüşü görüşler dedi diyor söyledi söylüyor söylendi bahsetti bahsediyor açıkladı açıklıyor açıkla konu konusu konular nokta fikir fikri fikirler karar nedeni nedenleri sebep önerdi öneriyor anlat hakkında konuşmacı video bölüm podcast soru',
  plainWords:
    'ayrıntı ayrıntılar detay detaylar avantaj avantajları dezavantaj dezavantajları sorun sorunlar problem problemler zorluk zorluklar durum durumu mevcut gelecek ilerleme içerik rol rolü tür türü yeni son sonunda önemli önemi genel fark farkı farklı kullanmak kullanıyor değişiklik değişiklikler sonuç sonuçlar örnek örnekler parça şey şeyler cevap cevaplar çözüm çözümler gerekli amaç amacı hedef oldu',
  phrases: {
    takeaways: 'Öne çıkanlar',
    faq: 'Sık sorulan sorular',
    conclusion: 'Sonuç',
    differ: 'Kaynakların ayrıldığı noktalar',
    about: 'Videoda “{topic}” hakkında ne söyleniyor?',
    greeting: 'Merhaba,',
    moments: 'İzlemeye değer anlar',
    signoff: 'Okuduğunuz için teşekkürler. Bir dahaki sefere.',
    welcome: 'Hoş geldiniz! Bugünkü konumuz: “{title}”.',
    farewell: 'Dinlediğiniz için teşekkürler. Bir dahaki sefere.',
    asks: ['Bunu biraz daha anlatır mısın?', 'Burada başka ne önemli?', 'Peki sonra?'],
    host: 'Sunucu',
    cohost: 'İkinci sunucu',
    says: ['Videoda şöyle deniyor:', 'Kelimesi kelimesine:', 'Ve devam ediyor:'],
    reader: 'Okuyan',
    chapters: 'Bölümler',
    subjectLine: 'Konu satırı:',
    otherSubjectLine: 'Alternatif konu satırı:',
    preheader: 'Ön başlık:',
  },
  largeNumbers: {
    scales: '?yüz=100 ?bin=1000 *milyon=1e6 *milyar=1e9',
  },
  measures: 'lira=TRY',
  numbers: {
    minute: 'dakika(?:da|s[ıi]nda|y[ıi]|n[ıi]n|ya|dan|lar|l[ıi]k|s[ıi])?',
    second: 'saniye(?:de|sinde|yi|nin|ye|den|ler|lik|si)?',
    hour: 'saat(?:te|inde|i|in|e|ten|ler|lik)?',
    cardinals: () => [
      ...ONES,
      ...TENS,
      ...compounds(TENS, ONES, join),
      ...AT,
      ...row('onda yirmide otuzda kırkta ellide altmışta', 10, 10),
      ...compounds(TENS, AT, join),
    ],
    ordinals: () => [
      ...ORDINALS,
      ...row('onuncu yirminci otuzuncu kırkıncı ellinci altmışıncı', 10, 10),
      ...compounds(TENS, ORDINALS, join),
    ],
    half: 'buçuk',
  },
  times: {
    beforeClock: 'saat',
    each: 'her',
    ordinalSuffix: '\\.',
    secondAt: 'saniyede|saniyesinde',
    minuteSign: 'dk|dak',
    secondSign: 'sn',
  },
  askingOn: {
    why: '(?:peki )?(?:neden|niye|niçin)(?: olmasın)?',
    next: '(?:ve )?(?:sonra|ondan sonra|peki sonra)|başka ne',
    because: 'çünkü',
    otherwise: 'yoksa|aksi (?:halde|takdirde)',
  },
} satisfies LanguageData;

import type { LanguageValue } from '#contract/catalog/languages.ts';

interface Directions {
  /** What an actor does; more words may follow. */
  does: string;
  /** What is heard, or how: only where nothing else stands beside it. */
  heard: string;
}

const portuguese: Directions = {
  does: `ri|riem|rindo|gargalha|gargalhando|sorri|sorrindo|suspira|suspirando|sussurra|sussurrando|pigarreia|grita|
    gritando|chora|chorando|aplaude`,
  heard: `riso|risos|risada|risadas|gargalhadas|aplausos|palmas|música|silêncio|pausa|suspiro|tosse|baixinho|
    em voz baixa`,
};

/** What scripts of these languages tell their speakers, parted by bars. English has rules of its own. */
export const DIRECTIONS: Readonly<Record<Exclude<LanguageValue, 'english'>, Directions>> = {
  arabic: {
    does: `يضحك|تضحك|يضحكون|ضاحكًا|ضاحكا|ضاحكة|يتنهد|تتنهد|يهمس|تهمس|هامسًا|هامسا|هامسة|يبتسم|تبتسم|مبتسمًا|مبتسما|مبتسمة|
      يسعل|تسعل|يتنحنح|تتنحنح|يصرخ|تصرخ|يتوقف|تتوقف|يصفق|تصفق|يبكي|تبكي`,
    heard: 'ضحك|ضحكات|ضحكة|تصفيق|موسيقى|صمت|وقفة|تنهيدة|همس|بهدوء|بصوت منخفض|بصوت خافت',
  },
  bengali: {
    does: 'হাসেন|হাসে|হেসে|হাসতে হাসতে|দীর্ঘশ্বাস ফেলে|ফিসফিস করে|কাশে|থামে|কাঁদে',
    heard: 'হাসি|হাততালি|করতালি|সঙ্গীত|সংগীত|নীরবতা|বিরতি|দীর্ঘশ্বাস|ফিসফিস|আস্তে',
  },
  bulgarian: {
    does: 'смее се|смеят се|смеейки се|въздиша|шепне|усмихва се|кашля|прокашля се|крещи|плаче',
    heard: 'смях|аплодисменти|музика|тишина|пауза|въздишка|тихо|шепот|шепнешком',
  },
  chinese: {
    does: '笑着|笑了|大笑|轻笑|微笑|苦笑|叹气|叹息|鼓掌|停顿|小声|轻声|低声|低语|悄悄|咳嗽|清嗓子|喘气|哭泣|大喊',
    heard: '笑|笑声|掌声|音乐|配乐|背景音乐|音效|沉默|安静|哭|惊讶|激动|片头曲|片尾曲',
  },
  croatian: {
    does: 'smije se|smiju se|smijući se|uzdiše|šapuće|smiješi se|kašlje|viče|plače|plješće',
    heard: 'smijeh|pljesak|glazba|tišina|pauza|stanka|uzdah|tiho|šapat|šapatom',
  },
  czech: {
    does: `směje se|smějí se|zasměje se|se smíchem|vzdychá|vzdychne|povzdechne si|šeptá|usmívá se|usměje se|kašle|
      odkašle si|křičí|pláče|tleská`,
    heard: 'smích|potlesk|hudba|ticho|pauza|odmlka|povzdech|potichu|tiše|šeptem',
  },
  danish: {
    does: 'ler|griner|smiler|sukker|hvisker|hoster|rømmer sig|råber|græder|klapper',
    heard: 'latter|grin|bifald|klapsalver|musik|stilhed|pause|suk|hviskende|leende|stille',
  },
  dutch: {
    does: `lacht|lachend|grinnikt|glimlacht|zucht|zuchtend|fluistert|fluisterend|hoest|schraapt zijn keel|
      schraapt haar keel|schreeuwt|huilt|pauzeert|klapt`,
    heard: 'gelach|lachen|applaus|muziek|stilte|pauze|zachtjes',
  },
  finnish: {
    does: `nauraa|naurahtaa|nauraen|hymyilee|huokaa|huokaisee|kuiskaa|kuiskaten|yskii|yskäisee|huutaa|itkee|
      taputtaa`,
    heard:
      'naurua|nauru|aplodit|aplodeja|taputuksia|musiikkia|musiikki|hiljaisuus|tauko|huokaus|hiljaa',
  },
  french: {
    does: `rit|rient|riant|en riant|rigole|soupire|en soupirant|chuchote|en chuchotant|murmure|sourit|en souriant|
      tousse|se racle la gorge|crie|pleure|applaudit|hausse les épaules`,
    heard: `rire|rires|applaudissements|musique|silence|pause|soupir|doucement|à voix basse|générique|
      rires du public`,
  },
  german: {
    does: `lacht|lachend|kichert|schmunzelt|grinst|lächelt|lächelnd|seufzt|seufzend|flüstert|flüsternd|hustet|
      räuspert sich|ruft|schreit|weint|nickt|zögert|applaudiert|klatscht|gähnt|stöhnt`,
    heard: `gelächter|lachen|applaus|beifall|musik|stille|pause|seufzer|seufzen|leise|ironisch|sarkastisch|
      schweigen`,
  },
  greek: {
    does: `γελάει|γελά|γελούν|γελώντας|χαμογελά|χαμογελάει|αναστενάζει|ψιθυρίζει|βήχει|φωνάζει|κλαίει|
      χειροκροτεί`,
    heard:
      'γέλια|γέλιο|χειροκρότημα|χειροκροτήματα|μουσική|σιωπή|παύση|αναστεναγμός|σιγά|χαμηλόφωνα|ψιθυριστά',
  },
  hebrew: {
    does: 'צוחק|צוחקת|צוחקים|מחייך|מחייכת|נאנח|נאנחת|לוחש|לוחשת|משתעל|משתעלת|צועק|צועקת|בוכה',
    heard: 'צחוק|מחיאות כפיים|מוזיקה|שתיקה|הפסקה|אנחה|בשקט|בלחש',
  },
  hindi: {
    does: `हँसते हुए|हंसते हुए|हँसता है|हंसता है|हँसती है|हंसती है|हँसकर|हंसकर|मुस्कुराते हुए|मुस्कुराता है|मुस्कुराती है|
      फुसफुसाते हुए|फुसफुसाता है|फुसफुसाती है|आह भरता है|आह भरती है|खाँसता है|खांसता है|रोते हुए`,
    heard: 'हँसी|हंसी|तालियाँ|तालियां|संगीत|मौन|सन्नाटा|विराम|धीरे से|फुसफुसाहट',
  },
  hungarian: {
    does: `nevet|nevetnek|nevetve|kuncog|mosolyog|mosolyogva|sóhajt|sóhajtva|suttog|suttogva|köhög|
      megköszörüli a torkát|kiabál|sír|tapsol`,
    heard: 'nevetés|taps|zene|csend|szünet|sóhaj|halkan',
  },
  indonesian: {
    does: 'tertawa|terkekeh|tersenyum|menghela napas|berbisik|batuk|berdehem|berteriak|menangis|bertepuk tangan',
    heard: 'tawa|tepuk tangan|musik|hening|jeda|pelan',
  },
  italian: {
    does: `ride|ridono|ridendo|ridacchia|sorride|sorridendo|sospira|sospirando|sussurra|sussurrando|tossisce|
      si schiarisce la voce|grida|piange|applaude`,
    heard:
      'risate|risata|risa|applausi|applauso|musica|silenzio|pausa|sospiro|sottovoce|a bassa voce|sigla',
  },
  japanese: {
    does: '笑って|笑いながら|微笑んで|囁いて|ささやいて|泣きながら|叫んで|驚いて|小声で|ため息をついて',
    heard: `笑|笑い|爆笑|苦笑|微笑|ため息|溜息|溜め息|拍手|音楽|効果音|間|沈黙|小声|ささやき|囁き|ひそひそ|咳|咳払い|泣き|
      叫び|BGM|ジングル`,
  },
  korean: {
    does: '웃으며|웃으면서|웃는다|한숨을 쉬며|속삭이며|속삭이듯|작은 소리로|울며|소리치며|놀라며|미소 지으며',
    heard: '웃음|웃음소리|미소|한숨|박수|음악|효과음|침묵|정적|잠시 멈춤|속삭임|기침|헛기침',
  },
  latvian: {
    does: 'smejas|smejoties|smaida|nopūšas|čukst|čukstot|klepo|kliedz|raud|aplaudē',
    heard: 'smiekli|aplausi|mūzika|klusums|pauze|nopūta|klusi',
  },
  lithuanian: {
    does: 'juokiasi|juokdamasis|juokdamasi|šypsosi|atsidūsta|dūsauja|šnabžda|šnibžda|kosėja|šaukia|verkia|ploja',
    heard: 'juokas|plojimai|muzika|tyla|pauzė|atodūsis|tyliai',
  },
  malay: {
    does: 'ketawa|tergelak|tersenyum|mengeluh|menghela nafas|berbisik|batuk|berdehem|menjerit|menangis|bertepuk tangan',
    heard: 'gelak|gelak tawa|tepukan|muzik|senyap|jeda|perlahan',
  },
  norwegian: {
    does: 'ler|flirer|humrer|smiler|sukker|hvisker|hoster|kremter|roper|gråter|klapper',
    heard: 'latter|applaus|musikk|stillhet|pause|sukk|hviskende|stille',
  },
  persian: {
    does: `می‌خندد|می خندد|میخندد|می‌خندند|با خنده|خنده‌کنان|لبخند می‌زند|با لبخند|آه می‌کشد|زمزمه می‌کند|نجوا می‌کند|
      سرفه می‌کند|فریاد می‌زند|گریه می‌کند`,
    heard: 'خنده|تشویق|کف زدن|دست زدن|موسیقی|سکوت|مکث|آه|آرام|به آرامی|زیر لب',
  },
  polish: {
    does: `śmieje się|śmieją się|śmiejąc się|chichocze|uśmiecha się|wzdycha|wzdychając|szepcze|kaszle|odchrząkuje|
      krzyczy|płacze|klaszcze`,
    heard: 'śmiech|śmiechy|oklaski|brawa|muzyka|cisza|pauza|westchnienie|cicho|szeptem',
  },
  portuguese,
  portuguese_br: portuguese,
  romanian: {
    does: `râde|râd|râzând|chicotește|zâmbește|zâmbind|oftează|oftând|șoptește|șoptind|tușește|își drege vocea|strigă|
      plânge|aplaudă`,
    heard: 'râsete|râs|aplauze|muzică|liniște|tăcere|pauză|oftat|încet|în șoaptă',
  },
  russian: {
    does: `смеётся|смеется|смеются|смеясь|хихикает|усмехается|улыбается|улыбаясь|вздыхает|вздыхая|шепчет|кашляет|
      откашливается|кричит|плачет|аплодирует|молчит`,
    heard: 'смех|аплодисменты|музыка|тишина|пауза|вздох|тихо|молчание|шёпотом|шепотом',
  },
  serbian: {
    does: `смеје се|смеју се|смејући се|смеши се|уздише|шапуће|кашље|виче|плаче|аплаудира|smeje se|smeju se|smejući se|
      smeši se|uzdiše|šapuće|kašlje|viče|plače`,
    heard:
      'смех|аплауз|музика|тишина|пауза|уздах|тихо|шапатом|smeh|aplauz|muzika|tišina|pauza|uzdah|tiho|šapatom',
  },
  slovak: {
    does: `smeje sa|smejú sa|zasmeje sa|so smiechom|usmieva sa|usmeje sa|vzdychá|vzdychne|povzdychne si|šepká|šepne|
      kašle|odkašle si|kričí|plače|tlieska`,
    heard: 'smiech|potlesk|hudba|ticho|pauza|vzdych|potichu|šeptom',
  },
  slovenian: {
    does: `se smeje|smeje se|v smehu|se nasmehne|nasmehne se|vzdihne|zavzdihne|šepeta|zašepeta|kašlja|kriči|joka|
      ploska`,
    heard: 'smeh|aplavz|ploskanje|glasba|tišina|premor|pavza|vzdih|tiho|šepetaje',
  },
  spanish: {
    does: `ríe|rie|se ríe|ríen|se ríen|riendo|riéndose|sonríe|sonriendo|suspira|suspirando|susurra|susurrando|tose|
      carraspea|se aclara la garganta|grita|llora|llorando|aplaude`,
    heard:
      'risa|risas|carcajada|carcajadas|aplausos|música|silencio|pausa|suspiro|en voz baja|bajito',
  },
  swedish: {
    does: `skrattar|skrattande|fnissar|ler|leende|suckar|suckande|viskar|viskande|hostar|harklar sig|ropar|skriker|
      gråter|klappar`,
    heard: 'skratt|applåder|musik|tystnad|paus|suck|tyst',
  },
  tamil: {
    does: `சிரிக்கிறார்|சிரிக்கிறாள்|சிரிக்கிறான்|சிரித்து|சிரித்தபடி|சிரித்துக்கொண்டே|புன்னகைக்கிறார்|பெருமூச்சு விடுகிறார்|
      கிசுகிசுக்கிறார்|இருமுகிறார்`,
    heard: 'சிரிப்பு|கைதட்டல்|இசை|அமைதி|இடைவெளி|பெருமூச்சு|மெதுவாக',
  },
  thai: {
    does: 'หัวเราะ|ถอนหายใจ|กระซิบ|กระแอม|ตะโกน|ร้องไห้|ปรบมือ',
    heard: 'ยิ้ม|ไอ|เสียงปรบมือ|เสียงหัวเราะ|เสียงดนตรี|ดนตรี|เพลง|เงียบ|หยุด|เบาๆ',
  },
  turkish: {
    does: `güler|gülüyor|gülerek|gülümser|gülümsüyor|gülümseyerek|iç çeker|iç çekerek|içini çeker|fısıldar|fısıldıyor|
      fısıldayarak|öksürür|boğazını temizler|bağırır|ağlar|alkışlar`,
    heard:
      'gülüşmeler|kahkaha|kahkahalar|gülme|alkış|müzik|sessizlik|duraklama|iç çekiş|fısıltıyla|sessizce',
  },
  ukrainian: {
    does: `сміється|сміються|сміючись|усміхається|посміхається|посміхаючись|зітхає|зітхаючи|шепоче|кашляє|кричить|плаче|
      аплодує`,
    heard: 'сміх|оплески|музика|тиша|пауза|зітхання|тихо|пошепки',
  },
  urdu: {
    does: `ہنستے ہوئے|ہنستا ہے|ہنستی ہے|ہنس کر|مسکراتے ہوئے|مسکراتا ہے|مسکراتی ہے|سرگوشی کرتے ہوئے|آہ بھرتا ہے|
      آہ بھرتی ہے|کھانستا ہے`,
    heard: 'ہنسی|قہقہہ|تالیاں|موسیقی|خاموشی|وقفہ|آہ|آہستہ سے|سرگوشی',
  },
  vietnamese: {
    does: 'cười|mỉm cười|thở dài|thì thầm|hắng giọng|hét|khóc|vỗ tay',
    heard: 'tiếng cười|tiếng vỗ tay|nhạc|im lặng|dừng lại|ho|khẽ|nhỏ giọng',
  },
};

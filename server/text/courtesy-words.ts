import type { LanguageValue } from '#contract/catalog/languages.ts';

/**
 * Words of greeting, thanks and "subscribe". A sentence with one of them is seldom what a talk is about. Beginnings of
 * words, so that inflected forms are caught.
 */
const BY_LANGUAGE: Record<LanguageValue, string> = {
  arabic: 'مرحبا أهلا السلام شكرا اشترك وداعا',
  bengali: 'স্বাগত নমস্কার ধন্যবাদ সাবস্ক্রাইব আসসালাম',
  bulgarian: 'здравейте здрасти благодар абонира довиждане',
  chinese: '大家好 你好 欢迎 谢谢 感谢 订阅 点赞 再见',
  croatian: 'bok pozdrav dobrodošli hvala pretplat doviđenja',
  czech: 'ahoj vítejte vítám děkuj díky odběr',
  danish: 'hej velkommen tak abonner farvel',
  dutch: 'hallo welkom bedankt abonneer doei',
  english: 'hello hi hey welcome thank thanks subscribe goodbye bye',
  finnish: 'hei moi tervetuloa kiitos tilaa näkemiin',
  french: 'bonjour bonsoir salut bienvenue merci abonne au-revoir',
  german: 'hallo willkommen danke abonnier tschüss servus',
  greek: 'γεια καλησπέρα καλημέρα καλωσ ευχαριστ εγγραφ',
  hebrew: 'שלום ברוכים תודה הירשמו להתראות',
  hindi: 'नमस्ते नमस्कार स्वागत धन्यवाद शुक्रिया सब्सक्राइब',
  hungarian: 'szia sziasztok üdvözl köszön iratkoz helló',
  indonesian: 'halo hai selamat terima subscribe',
  italian: 'ciao benvenut grazie iscriv buongiorno arrivederci salve',
  japanese: 'こんにちは こんばんは おはよう ようこそ ありがとう チャンネル登録 さようなら',
  korean: '안녕 환영 감사 고맙 구독',
  latvian: 'sveiki labdien laipni paldies abonē',
  lithuanian: 'sveiki labas ačiū prenumeruo',
  malay: 'hai helo selamat terima langgan',
  norwegian: 'hei velkommen takk abonner',
  persian: 'سلام درود خوش‌آمدید ممنون متشکر سابسکرایب خداحافظ',
  polish: 'cześć witam witajcie dzięk subskryb',
  portuguese: 'olá bem-vind obrigad subscrev adeus',
  portuguese_br: 'olá oi bem-vind obrigad inscrev tchau',
  romanian: 'salut bună bun-venit mulțum abon',
  russian: 'привет здравствуйте спасибо подпис добро-пожаловать',
  serbian: 'здраво поздрав добродошли хвала претплат zdravo hvala pretplat',
  slovak: 'ahoj vitajte vítam ďakuj odber',
  slovenian: 'pozdravljeni živjo dobrodošli hvala naroč',
  spanish: 'hola bienvenid gracias suscrí suscrib adiós',
  swedish: 'hej välkom tack prenumerera',
  tamil: 'வணக்கம் நன்றி சப்ஸ்கிரைப் வரவேற்',
  thai: 'สวัสดี ยินดีต้อนรับ ขอบคุณ กดติดตาม',
  turkish: 'merhaba selam hoş teşekkür abone',
  ukrainian: 'привіт вітаю дякую підпис',
  urdu: 'السلام خوش-آمدید شکریہ سبسکرائب',
  vietnamese: 'chào cảm-ơn đăng-ký',
};

const lists = new Map<LanguageValue, readonly string[]>();

export function courtesyWordsOf(language: LanguageValue): readonly string[] {
  let list = lists.get(language);
  if (!list) {
    // A hyphen stands for the space inside a phrase, except in words that are spelled with one.
    list = BY_LANGUAGE[language]
      .split(' ')
      .flatMap((word) => (word.includes('-') ? [word, word.replace('-', ' ')] : [word]));
    lists.set(language, list);
  }
  return list;
}

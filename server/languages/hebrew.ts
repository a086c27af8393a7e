import { type Named, compounds, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('אחת שתיים/שתים/שתי שלוש ארבע חמש שש שבע שמונה תשע');
const TENS = tens('עשרים שלושים ארבעים חמישים/חמשים שישים/ששים שבעים שמונים תשעים');
const TEENS = ONES.map(([word, value]): Named => [`${word} עשרה`, value + 10]);
const join = (ten: string, one: string) => `${ten} ו${one}`;
const MANY = [...TEENS, ...TENS, ...compounds(TENS, ONES, join)];

export const hebrew = {
  stopWords:
    'של את על אל עם אם כי לא כן זה זו זאת אלה הוא היא הם הן אני אתה את אנחנו אתם הזה הזאת היה היתה הייתה היו יש אין גם רק עוד כבר מאוד כל כמו או אבל אז מה מי איך איפה מתי למה אשר בין אחרי לפני בלי כדי יותר פחות אחד אחת שני לו לה להם לי לך לנו בו בה אותו אותה אותם כאן שם עכשיו צריך אפשר הרבה קצת תמיד שלא שזה שהוא מה-ש עד',
  clauseWords: 'אבל כי אז כאשר אם ואז לכן או ולכן אולם וגם אחרי ועכשיו',
  greetings: 'שלום ברוכים תודה הירשמו להתראות',
  abbreviations: 'וכו פרופ',
  negations: 'לא אין בלי אל ללא',
  tokens: [0.355, 1.97],
  legacyEncoding: 'windows-1255',
  remarks:
    'הערה שימו לב אזהרה חשוב טיפ עצה דוגמה לדוגמה שלב צעד שאלה תשובה בעיה פתרון תוצאה מסקנה סיכום מקור תרגום כתוביות פרק חלק כותרת כלל סיבה עובדה זכרו אמר אמרה',
  habits:
    'quotation marks are ״ or " ", no final-letter slips, address in the plural or neutrally rather than with slashes. לעולם לא: בעולם המהיר של היום, אין זה סוד ש, המפתח להצלחה, לסיכום, צאו למסע, לקחת לשלב הבא.',
  voiceSample: 'כך אני נשמע. נתחיל?',
  stageDirections: {
    does: 'צוחק|צוחקת|צוחקים|מחייך|מחייכת|נאנח|נאנחת|לוחש|לוחשת|משתעל|משתעלת|צועק|צועקת|בוכה',
    heard: 'צחוק|מחיאות כפיים|מוזיקה|שתיקה|הפסקה|אנחה|בשקט|בלחש',
  },
  phrases: {
    takeaways: 'עיקרי הדברים',
    faq: 'שאלות נפוצות',
    conclusion: 'סיכום',
    about: 'מה נאמר בסרטון על „{topic}”?',
    greeting: 'שלום,',
    opening: 'הנה מה שכדאי לדעת מתוך „{title}”.',
    moments: 'רגעים ששווה לראות',
    signoff: 'תודה על הקריאה, ולהתראות בפעם הבאה.',
    callToAction: 'מה מזה תיקחו איתכם? שתפו את השרשור עם מי שזה יעזור לו.',
    question: 'מה הניסיון שלכם בנושא?',
    welcome: 'ברוכים הבאים! היום נדבר על „{title}”.',
    farewell: 'תודה על ההאזנה, ולהתראות בפעם הבאה.',
    next: 'נעבור אל „{topic}”.',
    asks: ['אפשר לספר עוד על זה?', 'מה עוד חשוב כאן?', 'ומה הלאה?'],
    host: 'מנחה',
    cohost: 'מנחה שותף',
    chapters: 'פרקים',
    asksAbout: [
      'מה כדאי לדעת על „{topic}”?',
      'ומה לגבי „{topic}”?',
      'אפשר לספר לנו קצת על „{topic}”?',
      'מה המקום של „{topic}” כאן?',
      'נדבר רגע על „{topic}”.',
    ],
    leads: ['הנושא הבא הוא „{topic}”.', 'ועכשיו אל „{topic}”.'],
  },
  numbers: {
    minute: '[בלמהוכ]?ה?דק(?:ה|ות|ת)',
    second: '[בלמהוכ]?ה?שני(?:ה|יה|ות)',
    hour: '[בלמהוכ]?ה?שע(?:ה|ות)',
    prefixes: 'בלמוהכ',
    cardinals: () => [...ONES, ...row('עשר', 10), ...MANY],
    ordinals: () => [
      ...row('הראשונה השנייה/השניה השלישית הרביעית החמישית השישית השביעית השמינית התשיעית העשירית'),
      ...MANY.map(([word, value]): Named => [`ה${word}`, value]),
    ],
    half: 'וחצי',
  },
  times: { beforeMinute: 'ב', numberPrefix: 'ה-?' },
} satisfies LanguageData;

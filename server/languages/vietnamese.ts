import { type Named, apart, compounds, row } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('một hai ba bốn năm sáu bảy/bẩy tám chín');
const LATER = row('mốt/một hai ba tư/bốn lăm/nhăm sáu bảy/bẩy tám chín');
const TENS = ONES.filter(([, value]) => value > 1).map(([word, value]): Named => [
  `${word} mươi`,
  value * 10,
]);
const ALL = [
  ...ONES,
  ...row('mười', 10),
  ...compounds(row('mười', 10), row('một hai ba bốn lăm sáu bảy/bẩy tám chín'), apart),
  ...TENS,
  ...compounds(TENS, LATER, apart),
];

export const vietnamese = {
  stopWords:
    'và của là có không cho với trong ngoài trên dưới từ đến ở tại này kia đó ấy khi nếu thì mà nhưng hoặc hay vì nên do bởi để như cũng chỉ vẫn đã đang sẽ rất quá lắm hơn nhất tôi bạn anh chị em ông bà họ chúng ta mình nó một hai ba các những mọi mỗi nhiều ít gì sao thế nào đâu ai bao được bị phải cần muốn làm ra vào lên xuống lại đi rồi sau trước giữa theo cùng vậy còn thêm người cái con chiếc việc điều thể',
  clauseWords: 'và nhưng vì khi nếu thì sau rồi hoặc nên do bởi tuy tiếp',
  neverLast: 'của và hoặc nhưng với cho trong ở từ đến là một các những rất vì nếu khi mà để bằng',
  greetings: 'chào cảm-ơn đăng-ký',
  abbreviations: 'tp ths gs pgs ts bs q p tr v.v',
  negations: 'không chưa đừng chẳng',
  tokens: [0.274, 1.2],
  legacyEncoding: 'windows-1258',
  remarks: 'lưu ví bước câu trả cảnh kết tóm chương phần',
  habits:
    'quotation marks are “ ”, no doubled words for effect, bạn throughout. Không bao giờ: trong thời đại công nghệ ngày nay, không thể phủ nhận rằng, chìa khóa thành công, tóm lại, hãy cùng khám phá.',
  speech: {
    links: 'và nhưng hoặc hay vì bởi',
    leans:
      'nó họ anh-ấy cô-ấy ông-ấy bà-ấy đó này đây kia điều-này điều-đó cái-này cái-đó rồi sau-đó do-đó vì-vậy vì-thế cũng tuy-nhiên nên như-vậy ngoài-ra nếu-không thế-là lúc-đó',
    self: 'tôi mình chúng-tôi chúng-ta',
    hesitations: 'ờ ừm à ờm',
    asides: 'à|ừ|vâng|thì|tức là|ý là|bạn biết đấy|nói chung|được rồi|không|thật ra|nào',
    housekeeping:
      'trong video này|trong tập này|trong bài giảng này|trong video sau|trong video tới|trong tập tới|trước khi bắt đầu|có câu hỏi nào|chương trình nghị sự|trong bài thi|hẹn gặp lại|phần mô tả|phần bình luận',
    sums: 'trong một câu|bằng một câu|nói ngắn gọn|tóm lại|tóm gọn|vấn đề là|điểm chính|điều quan trọng nhất|quan trọng nhất|cốt lõi|hãy nhớ điều này|thông điệp|rút lại',
    stresses:
      'hãy nhớ|đừng quên|bí quyết|sự thật là|giải pháp|quy tắc|sai lầm|mẹo|vấn đề|trên hết|quan trọng|chìa khóa|bài học',
  },
  voiceSample: 'Giọng tôi nghe như thế này. Chúng ta bắt đầu nhé?',
  stageDirections: {
    does: 'cười|mỉm cười|thở dài|thì thầm|hắng giọng|hét|khóc|vỗ tay',
    heard: 'tiếng cười|tiếng vỗ tay|nhạc|im lặng|dừng lại|ho|khẽ|nhỏ giọng',
  },
  phrases: {
    takeaways: 'Những điểm chính',
    faq: 'Câu hỏi thường gặp',
    conclusion: 'Kết luận',
    differ: 'Điểm khác nhau giữa các nguồn',
    about: 'Video nói gì về “{topic}”?',
    greeting: 'Xin chào,',
    moments: 'Những khoảnh khắc đáng xem',
    signoff: 'Cảm ơn bạn đã đọc. Hẹn gặp lại.',
    welcome: 'Chào mừng bạn! Hôm nay chúng ta nói về “{title}”.',
    farewell: 'Cảm ơn bạn đã lắng nghe. Hẹn gặp lại.',
    asks: ['Hãy nói thêm về điều đó.', 'Còn điều gì quan trọng nữa?', 'Rồi sau đó thì sao?'],
    host: 'Người dẫn',
    cohost: 'Người đồng dẫn',
    says: ['Trong video có nói:', 'Nguyên văn:', 'Và tiếp theo:'],
    reader: 'Người đọc',
    chapters: 'Các chương',
    subjectLine: 'Dòng tiêu đề:',
    otherSubjectLine: 'Dòng tiêu đề khác:',
    preheader: 'Văn bản xem trước:',
  },
  numbers: {
    minute: 'phút',
    second: 'giây',
    hour: 'giờ|tiếng',
    cardinals: () => ALL,
    ordinals: () => [
      ...row('thứ_nhất thứ_hai thứ_ba thứ_tư'),
      ...ALL.map(([word, value]): Named => [`thứ ${word}`, value]),
    ],
    half: 'rưỡi',
  },
  times: {
    beforeMinute: 'vào|ở|lúc|khoảng',
    beforeClock: 'lúc|vào|ở',
    each: 'mỗi',
    numberPrefix: 'thứ\\s',
  },
  askingOn: {
    why: '(?:và |nhưng )?(?:tại sao|vì sao|sao)(?: không| vậy)?',
    next: '(?:và )?(?:rồi sao|sau đó|sau đó thì sao)|còn gì nữa|tiếp theo(?: là gì)?',
    because: 'vì(?! (?:vậy|thế))|bởi vì',
    otherwise: 'nếu không',
  },
} satisfies LanguageData;

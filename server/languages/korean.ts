import { type Named, compounds, row, together } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('일 이 삼 사 오 육 칠 팔 구');
const TENS: Named[] = [
  ['십', 10],
  ...ONES.slice(1).map(([word, value]): Named => [`${word}십`, value * 10]),
];

export const korean = {
  stopWords:
    '그 이 저 것 수 등 및 더 또 또는 그리고 하지만 그러나 그래서 때문에 때 후 전 중 위 아래 안 밖 나 너 우리 저희 그들 당신 내 네 제 있다 있는 있습니다 없다 없는 하다 하는 합니다 한다 하고 해서 하면 된다 되는 됩니다 이다 입니다 아니다 않다 않는 않습니다 같은 같이 매우 아주 정말 많이 조금 모든 각 어떤 무슨 왜 어떻게 언제 어디 누가 한 두 세 번 이런 그런 저런 여기 거기 지금 다시 이제 바로 가장 대한 위해 통해 대해 있고 것은 것을 것이 것입니다 수도 주세요 보면 그것',
  clauseWords:
    '그리고 하지만 그래서 그런데 그러면 그러나 만약 따라서 또 또한 왜냐하면 먼저 다음 그럼 즉',
  neverLast: '그 이 저 한 그리고 그런데 하지만 또는 아주 매우',
  oftenLast: '-다 -요 -죠 -까 -니다',
  greetings: '안녕 환영 감사 고맙 구독',
  noGreetings: '감사(?!합|드|해|했|하)',
  matchesInsideWords: true,
  negations: '안 않 없 못 아니',
  tokens: [0.627, 2.51],
  legacyEncoding: 'euc-kr',
  remarks:
    '참고 주의 경고 중요 팁 예 예시 예를 단계 질문 문제 답 답변 대답 해결 결과 결론 요약 출처 번역 자막 장 제목 규칙 이유 사실 기억 첫째 둘째 셋째',
  habits:
    'quotation marks are “ ” and ‘ ’. One level of speech throughout (해요 or 합니다); vary the ends of sentences; few ~에 대해, ~을 통해, ~것입니다. Never: 현대 사회에서, 바쁜 일상 속에서, 결론적으로, 함께 알아보겠습니다, 아무리 강조해도 지나치지 않다.',
  speech: {
    links: '그리고 그러나 하지만 그런데 또 또는 왜냐하면',
    leans:
      '그는 그녀는 그들은 그것은 이것은 저것은 그 이 저 그것 이것 그게 이게 그래서 따라서 그러면 그러니까 그럼 그때 그렇게 이렇게 또한 그래도 그러자 그걸 이걸',
    self: '저는 제가 저의 제 나는 내가 내 저희 우리 우리는',
    hesitations: '음 어 어음 에',
    asides: '음|어|그|뭐|그러니까|네|아니|자|사실|이제|뭐랄까',
    housekeeping:
      '이 영상에서|이번 영상|이번 강의|다음 영상|다음 시간에|시작하기 전에|질문 있|안건|시험에 나|다음에 만나|설명란|댓글',
    sums: '한 문장으로|한마디로|요약하면|간단히 말해|결국|핵심은|요점은|가장 중요한|제일 중요한|중요한 것은|중요한 건|꼭 기억하세요|정리하면',
    stresses:
      '기억하세요|잊지 마세요|비결|사실은|해결책|규칙|실수|요령|문제는|무엇보다|중요|열쇠|교훈',
    behind: '그게 전부입니다|그것이 핵심입니다',
  },
  voiceSample: '제 목소리는 이렇습니다. 시작할까요?',
  stageDirections: {
    does: '웃으며|웃으면서|웃는다|한숨을 쉬며|속삭이며|속삭이듯|작은 소리로|울며|소리치며|놀라며|미소 지으며',
    heard: '웃음|웃음소리|미소|한숨|박수|음악|효과음|침묵|정적|잠시 멈춤|속삭임|기침|헛기침',
  },
  phrases: {
    takeaways: '핵심 정리',
    faq: '자주 묻는 질문',
    conclusion: '맺음말',
    differ: '출처마다 다른 점',
    about: '영상에서는 ‘{topic}’에 대해 뭐라고 하나요?',
    greeting: '안녕하세요.',
    moments: '볼 만한 장면',
    signoff: '읽어 주셔서 감사합니다. 다음에 또 만나요.',
    welcome: '환영합니다! 오늘의 주제는 ‘{title}’입니다.',
    farewell: '들어 주셔서 감사합니다. 다음에 또 만나요.',
    asks: ['조금 더 이야기해 주세요.', '여기서 또 중요한 것은 무엇인가요?', '그다음은요?'],
    host: '진행자',
    cohost: '공동 진행자',
    says: ['영상에서는 이렇게 말합니다.', '말한 그대로입니다.', '이어서 이렇게 말합니다.'],
    reader: '낭독',
    chapters: '챕터',
    subjectLine: '메일 제목:',
    otherSubjectLine: '다른 메일 제목:',
    preheader: '프리헤더:',
  },
  numbers: {
    attached: true,
    minute: '분',
    second: '초',
    hour: '시간',
    cardinals: () => [...ONES, ...TENS, ...compounds(TENS, ONES, together)],
    ordinals: () => [],
    half: '반',
  },
  askingOn: {
    why: '왜(?:요|죠|그래요?| 안 돼요?)?|어째서',
    next: '그리고(?:요| 나서)?|그 ?다음(?:은|에는|엔)?(?:요)?|그러고 나서|그래서요?|또(?: 뭐)?',
    because: '왜냐하면',
    otherwise: '그렇지 않으면|안 그러면',
  },
} satisfies LanguageData;

import { type Named, apart, compounds, row, tens } from './number-words.ts';
import { toOrdinal } from './english-ordinals.ts';
import type { LanguageData } from './language.ts';

const ONES = row('one two three four five six seven eight nine');
const TENS = tens('twenty thirty forty fifty sixty seventy eighty ninety');
const CARDINALS = [
  ...ONES,
  ...row('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
  ...TENS,
  ...compounds(TENS, ONES, apart),
];

export const english = {
  stopWords:
    "the a an and or but if then so of in on at to for from with without by about as into over under after before between through is are was were be been being am have has had do does did not no nor it its it's this that these those there here he she they them his her their we us our you your i me my mine who what which when where why how all any both each few more most other some such only own same than too very can could will would should may might must just also because while until up down out off again once don't doesn't didn't isn't that's you're i'm one two get got go goes make makes made like much many still even every thing things way let put take say said see now well really actually want know think going look come back never always lot three four five six seven eight nine ten first second third last next something anything nothing everything",
  clauseWords:
    'and but because so when if then now or while after before although however since well',
  greetings: 'hello hi hey welcome thank thanks subscribe goodbye bye',
  abbreviations:
    'gov gen rep sen capt lt col sgt rev hon inc ltd co corp est ave blvd jan feb mar apr aug sept oct nov dec',
  negations: "not no never none nobody nothing without neither nor cannot -n't can't won't",
  determiners:
    'the a an my your our their his her its these those two three four five six many some few each every',
  emptyNouns:
    'same best first second third last next other others way ways thing things one ones most more rest end middle whole time times day days week weeks month months year years hour hours minute minutes seconds morning mornings afternoon afternoons evening evenings night nights noon summer winter metre metres meter meters centimetre centimetres kilometre kilometres mile miles foot feet inch inches litre litres number numbers percent part parts lot lots bit case fact',
  smallTalk:
    'tell bit little please share sharing love part story great good nice point wow thought sound thank explain hear listen interest fascinat amaz wonderful right sure yes yeah okay exact absolut indeed question answer mean word moment again today everyone show episode talk hold wait glad happy understand curious idea agree true wonder elaborat',
  spelledNumbers: {
    small: new Map([
      ...row(
        'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
        0,
      ),
      ...TENS,
      ...row('once/first twice/second third'),
      ['half', 0.5],
      ['dozen', 12],
    ]),
    scales: new Map([
      ['hundred', 100],
      ['thousand', 1000],
      ['million', 1e6],
      ['billion', 1e9],
    ]),
  },
  nameTopic(before, topic) {
    // "Lily of the valley" is about no valley.
    if (/\bof\s+(?:the\s+)?$/iu.test(before)) return null;
    if (/\bthe\s+$/iu.test(before)) return `the ${topic}`;
    return /[^su]s$/u.test(topic) ? topic : null;
  },
  leansOn: {
    before:
      /^(?:[\p{L}'’]+ ){0,2}(?:he|she|they|it|this|that|these|those)(?:['’]\p{L}+)?(?![\p{L}'’])/iu,
    after: /\b(?:asks?|asked|question)\b/iu,
  },
  tokens: [0.209, 1.16],
  remarks:
    'note notes notice nb ps fyi re attention warning caution important tip tips hint example step question answer problem solution result conclusion summary recap overview source translation subtitles captions chapter part section title subject rule reason fact myth truth update remember lesson option method level phase stage day week page verse figure table module episode topic agenda credits lyrics date time place price goal exercise task bonus spoiler disclaimer quote pros cons first second third finally however therefore also yes',
  habits:
    'quotation marks are “ ”, British or American spelling as the source has it, never both. Contractions are welcome. No dash where a comma or a full stop does.',
  voiceSample: 'This is how I sound when I read your script. Shall we begin?',
  phrases: {
    takeaways: 'Key takeaways',
    faq: 'Frequently asked questions',
    conclusion: 'Conclusion',
    about: 'What does the video say about “{topic}”?',
    greeting: 'Hello,',
    opening: 'Here is what is worth knowing from “{title}”.',
    moments: 'Moments worth watching',
    signoff: 'Thank you for reading. Until next time.',
    callToAction: 'Which of these will you use? Share this thread with someone who needs it.',
    question: 'What is your experience with this?',
    welcome: 'Welcome! Today we are talking about “{title}”.',
    farewell: 'Thank you for listening. Until next time.',
    next: 'Let us move on to “{topic}”.',
    asks: ['Tell us more about that.', 'What else matters here?', 'And what comes next?'],
    host: 'Host',
    cohost: 'Co-host',
    chapters: 'Chapters',
    asksAbout: [
      'What should we know about “{topic}”?',
      'And what about “{topic}”?',
      'Tell us a little about “{topic}”.',
      'What is there to say about “{topic}”?',
      'Let us talk about “{topic}”.',
    ],
    leads: ['That brings us to “{topic}”.', 'Next on the list: “{topic}”.'],
  },
  numbers: {
    minute: 'minutes?|mins?',
    second: 'seconds?|secs?',
    hour: 'hours?|hrs?',
    cardinals: () => [...row('a/an'), ...CARDINALS],
    ordinals: () => CARDINALS.map(([words, value]): Named => [toOrdinal(words), value]),
    half: 'and (?:a|one) half',
  },
  times: {
    beforeMinute: 'at|around|about|by|near|from|in',
    article: 'the',
    beforeClock: 'at|timestamp|time code|timecode|in|around|about|from|to|until|till|by',
    beforeLength: 'in|around|about|from|to|until|by',
    each: 'every|each|per|a|one|last',
    ordinalSuffix: 'st|nd|rd|th',
    at: 'at(?:\\s(?:about|around|the))?',
    lengthVerbs: 'stands?|stood|set|kept|capped|limited|clocked|timed|averages?|averaged',
    measuredBy:
      'per|each|an?|from|away|of|or|before|after|to|until|past|left|long|flat|later|ago|apart|and\\s\\p{L}+ing',
    ratio: 'ratio|scale|odds|proportions?|mix',
    from: 'between',
    until: 'to|and|until|till',
    label: 'number|no\\.',
    hourSign: 'h|hr',
    minuteSign: 'm|min|mins',
    secondSign: 's|sec|secs',
    oclock: '[ap]\\.?m',
    measures: 'per\\s?cent|billion|point|pound|times|inch|feet|foot|stars|dollar',
  },
} satisfies LanguageData;

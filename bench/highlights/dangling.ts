import type { LanguageValue } from '#contract/catalog/languages.ts';

/*
 * Words that a standalone text can't start with: pronouns for something mentioned before, or connectives. Written for
 * this benchmark, independent of the engine's own lists.
 */
const WHOLE_WORDS: Partial<Record<LanguageValue, string>> = {
  english:
    "and but so then or nor because also too therefore however thus hence meanwhile instead otherwise yet besides anyway plus which he she it they him them his her hers its their theirs it's that's this that these those he's she's they're they've another again neither such afterwards",
  german:
    'und aber oder denn deshalb deswegen darum dann danach also trotzdem dabei dafür dadurch damit davon daran er sie es das dies dieser diese dieses ihn ihm ihnen seine ihre außerdem sonst weil sondern jedoch',
  spanish:
    'y e o pero porque entonces así además también luego después por eso esto esa ese esos esas ello él ella ellos ellas sino aunque desde-entonces',
  french:
    'et mais ou donc car alors puis ensuite aussi cependant pourtant il elle ils elles cela ça ce celui celle ces c’est c’était parce',
  italian: 'e ed ma o però quindi allora poi dunque perché anche lui lei essi questo quello ciò',
  portuguese: 'e mas ou então porque portanto depois também ele ela eles elas isso isto aquilo',
  dutch:
    'en maar of want dus dan daarna toch ook hij zij ze het dat dit die deze daarom omdat sindsdien',
  polish:
    'i a ale lub więc bo potem dlatego jednak też on ona ono oni one to ten ta jego jej ich jeśli-to',
  turkish: 've ama fakat çünkü sonra ancak o bu şu onlar bunlar böylece ayrıca',
  russian:
    'и а но или поэтому потом затем однако тоже также он она оно они это этот эта эти его её их потому',
  hindi: 'और लेकिन पर या तो फिर इसलिए क्योंकि वह वे यह ये उस उसे उससे उसकी उसका उन इस इसे ऐसा तब वरना',
  hebrew: 'אבל או אז לכן כי הוא היא הם הן זה זאת זו אלה גם בנוסף ואז',
  arabic: 'ثم لكن أو لأن هو هي هم هذا هذه ذلك تلك لذلك كما وهذا وهو وهي فهو فهي ولكن',
  korean:
    '그리고 그러나 하지만 그래서 그런데 그러면 또 또는 그는 그녀는 그것은 이것은 그들은 따라서',
};

/** For scripts without spaces: patterns for the start of a text. */
const BEGINNINGS: Partial<Record<LanguageValue, RegExp>> = {
  japanese:
    /^(?:そして|しかし|でも|だから|それ|これ|あれ|その|この(?!動画|話)|また|なので|ですから|すると|つまり|ただ|だが|けれど|そのため|それで)/u,
  chinese: /^(?:但是?|可是|所以|因此|而且|然后|于是|因为|不过|它|他|她|这|那(?!天)|并且|或者)/u,
  thai: /^(?:และ|แต่|หรือ|ดังนั้น|เพราะ|แล้ว|มัน|เขา|เธอ|นี่|นั่น|จึง|ก็)/u,
};

/** References to a time or to the talk itself are fine. */
const ENGLISH_OWN =
  /^(?:this|that) (?:talk|video|episode|channel|week|year|month|morning|evening|summer|winter|spring|autumn|time last|meeting|project)\b/iu;
const ENGLISH_PHRASES =
  /^(?:after|since|before|because of|in|like|for|with|despite|at|by|from|of) (?:that|this|it|them|then|those|these)\b|^for (?:example|instance)\b|^as a result\b|^the (?:first|second|third|former|latter|other|same)(?: one)? (?:is|was|are|were|of (?:them|these|those))\b/iu;

/** Whether a block opens with something that only the text before it explains. */
export function opensDangling(text: string, language: LanguageValue): boolean {
  const bare = text.replace(/^[^\p{L}\p{N}]+/u, '');
  const begins = BEGINNINGS[language];
  if (begins) return begins.test(bare);
  if (language === 'english' && ENGLISH_OWN.test(bare)) return false;
  if (language === 'english' && ENGLISH_PHRASES.test(bare)) return true;
  const [first = ''] = /^[\p{L}\p{M}'’-]+/u.exec(bare.toLowerCase()) ?? [];
  const list = (WHOLE_WORDS[language] ?? '').split(' ');
  return list.includes(first) || list.includes(first.replace(/[’'].*$/u, ''));
}

/** A remark is short; longer text is content, whatever it starts with. */
const LONGEST_REMARK = 300;

/**
 * Closing remarks to the requester. Each must offer or report something: a paragraph that mentions feedback or starts with "If
 * you want" may be content.
 */
const CLOSING = [
  /^\W*(?:please )?(?:let me know(?! (?:what|how|which|who|where|when|why|in|by|on|below|about)\b)(?! if you (?!would|want|need|prefer|have|like|wish))|feel free to (?:ask|let|reach|adjust|edit|modify|tweak|request|change)|(?:i(?:'|’)d be |i(?:'|’)m |i am )?happy to (?:help|adjust|revise|make|tweak|change)|would you like (?:me to|a (?:shorter|longer|different)|another)|do you want me to|shall i|i hope (?:this|that|it) (?:helps|works|meets|fits|is)|hope (?:this|that) helps|as requested)\b/iu,
  /^\W*if you(?:'|’)?(?:d| would) like(?: me to|,? i can| any (?:changes|adjustments)| to (?:adjust|change))/iu,
  /^\W*if you (?:need|want) (?:any )?(?:me to|changes|adjustments|revisions|edits|another version)\b/iu,
  /^\W*i(?:(?:'|’)ve| have)? (?:kept|written|made|followed|used|tried|stayed)\b[^]*\b(?:transcript|asked|requested|instructions|format|guidelines|length|source)\b/iu,
  /^\W*(?:note|disclaimer|explanation)\W*:[^]*\b(?:i|i(?:'|’)ve|transcript|blocks?|as requested)\b/iu,
  /^\W*this (?:draft|version|text|piece|article|post|thread|script|newsletter|summary) (?:follows|stays|keeps|uses|sticks|draws)\b[^]*\b(?:transcript|style guide|instructions|guidelines|requested)\b/iu,
  /^\s*[[<(]\s*end(?: of [\p{L} ]{1,20})?\s*[\])>]\s*$/iu,
  /^\W*(?:word count|characters?)\s*[:：]/iu,
  /^\W*end of (?:article|post|script|thread|answer|output)\W*$/iu,
  /^\W*(?:lassen sie (?:es )?mich wissen|lass (?:es )?mich wissen|n['’]hésitez pas à me|dites-moi si|avísame|hazme saber|déjame saber|fammi sapere|me avise|avise-me|laat het me weten|дайте (?:мне )?знать|сообщите мне|daj mi znać|(?:必要|修正|変更)[^。]{0,20}お知らせ(?:ください|下さい)|如果(?:你|您)(?:需要|想要?)(?:我|修改|调整)|请告诉我|알려 ?주세요|bana bildir|أخبرني إذا|मुझे बताएं)/iu,
];

/** Offers to change the text: remarks even where nothing separates them from it. */
const OFFER =
  /^\W*(?:please )?(?:let me know (?:if|whether|should|in case|what changes)|would you like (?:me to|an?|any)|do you want me to|shall i|feel free to (?:ask|request|let me)|(?:i(?:'|’)d be |i(?:'|’)m |i am )happy to|if you(?:(?:'|’)d| would)? (?:like|want|need|prefer) (?:any|me to|changes|adjustments|revisions|edits|another))\b/iu;
const OFFERED =
  /\b(?:chang(?:e|es|ed|ing)|adjust\w*|revis\w+|edits?|tweak\w*|modif\w+|rewrite|rework|versions?|shorter|longer|shorten|lengthen)\b/iu;
const FOREIGN_OFFERED =
  /änder|anpass|überarbeit|modif|cambi|ajust|wijzig|aanpass|измен|правк|zmian|zmien|修正|変更|修改|调整|수정|değiş|تعديل|बदल/iu;

function isOffer(text: string): boolean {
  if (text.trim().length > LONGEST_REMARK) return false;
  return (
    (OFFER.test(text) && OFFERED.test(text)) ||
    (CLOSING.at(-1)!.test(text) && FOREIGN_OFFERED.test(text))
  );
}

/** Whether a text addresses the requester instead of readers. */
export function isClosingRemark(text: string): boolean {
  const plain = text.trim();
  if (plain.length > LONGEST_REMARK) return false;
  return plain === '' || isOffer(plain) || CLOSING.some((pattern) => pattern.test(plain));
}

const AGREES =
  /^\W*(?:sure|certainly|of course|absolutely|okay|ok|got it|understood|no problem|gerne|natürlich|bien sûr|claro|certo|конечно|oczywiście|もちろん|好的|当然|네|물론|tabii)(?![\p{L}\p{N}])/iu;
const HANDS_OVER =
  /\b(?:here(?:'|’)?s|here (?:is|are|you go)|below (?:is|are|you)|hier (?:ist|sind|is)|voici|aquí (?:está|tienes)|ecco|aqui está|oto)\b|^(?:вот|以下|işte)/iu;

/** "Sure! Here's your article:" */
export function isOpeningRemark(text: string): boolean {
  const plain = text.trim();
  if (plain.length > LONGEST_REMARK) return false;
  if (/[:：]\W*$/u.test(plain)) return AGREES.test(plain) || HANDS_OVER.test(plain);
  return AGREES.test(plain) && HANDS_OVER.test(plain);
}

const LEADS =
  /^(?:(?:sure|okay|ok|great|alright|now|next|then|and|so|finally)(?!\p{L})[\s,.!]*)*/iu;
const GOES_ON =
  /^(?:(?:let(?:'|’)s|let me|i(?:'|’)ll|i will|we(?:'|’)ll|here(?:'|’)s|here (?:is|are|comes)|move|moving|go|going|on|onto|to|over|continu(?:e|ing)|proceed(?:ing)?|with|write|writing|start|starting)\s+)*/iu;
const PART =
  /^(?:the )?(?:(?:next|following|first|second|third|last|final) )?(?:(?:[\p{L}-]{2,20} )?(?:section|part)(?: [\p{L}\d-]{1,12})?|introduction|intro|conclusion|faqs?|(?:key )?takeaways|sign-?off|greeting|show notes|thread)\s*(?:[:：.…!]\s*)*$/iu;
const FOREIGN_PART =
  /(?<!\p{L})(?:abschnitt|section suivante|sección|sezione|seção|sectie|раздел|sekcja|bölüm|القسم)(?:\s[\p{L}\d]{1,12})?\s*[:：]$|(?:セクション|下一(?:节|部分|段)|섹션)[:：]$/iu;
const LONGEST_TRANSITION = 80;

/** "Now the next section:", between two sections. */
function isTransition(text: string): boolean {
  const plain = text.replaceAll(/^[\s*_>#([-]+|[\s*_)\]-]+$/gu, '');
  if (plain.length > LONGEST_TRANSITION || plain.includes('\n')) return false;
  if (FOREIGN_PART.test(plain)) return true;
  const rest = plain.replace(LEADS, '').replace(GOES_ON, '');
  return PART.test(rest) && (rest !== plain || /[:：]$/u.test(plain));
}

/** What follows a piece of untagged text. */
export type Following = 'text' | 'line' | 'section' | 'end';

interface Position {
  /** After a blank line or a rule. */
  afterBlank: boolean;
  /** First in its section. */
  isFirst: boolean;
}

/** Whether the next line belongs to the same remark, if it is one. */
export const mayGoOn = (held: { text: string } & Position, afterBlank: boolean): boolean =>
  afterBlank ? isClosingRemark(held.text) : held.afterBlank;

/** Untagged text without the remark it is or ends with. */
export function withoutLastRemark(text: string, next: Following, at: Position): string {
  if (next === 'text') return text;
  const isRemark = (part: string) => isTransition(part) || isOffer(part);
  if (next === 'line') return at.isFirst && isRemark(text) ? '' : text;
  if (isRemark(text) || (next === 'end' && at.afterBlank && isClosingRemark(text))) return '';
  const last = text.lastIndexOf('\n');
  return last > 0 && isRemark(text.slice(last)) ? text.slice(0, last) : text;
}

/** Removes remarks to the requester. */
export function withoutRemarks(answer: string): string {
  const paragraphs = answer
    .replaceAll(/^[^\S\n]*(?:`{3,}|~{3,})[\w-]*[^\S\n]*$/gmu, '')
    .split(/\n[^\S\n]*\n/u)
    .filter((text) => text.trim() !== '' && !/^(?:\s*[-*_]){3,}\s*$/u.test(text))
    .filter((text, at, all) => !(isTransition(text) && /^\s*#/u.test(all[at + 1] ?? '')));
  if (paragraphs.length > 1 && isOpeningRemark(paragraphs[0]!)) paragraphs.shift();
  if (paragraphs.length > 1 && isClosingRemark(paragraphs.at(-1)!)) paragraphs.pop();
  const last = paragraphs.pop();
  if (last) paragraphs.push(withoutLastRemark(last, 'end', { afterBlank: false, isFirst: false }));
  return paragraphs.join('\n\n').trimEnd();
}

const THINKS =
  /\b(?:the user|let me|i need to|i should|i(?:'|’)ll need|i have to|let(?:'|’)s (?:think|see|draft|start)|hmm|wait|first, i|okay, so|alright)\b|用户|让我|我需要|首先/iu;
const LONGEST_PREAMBLE = 600;

/** Whether text before the first tag may be thinking, with the answer to follow. */
export function mayBeThinking(preamble: string): boolean {
  const plain = preamble.trim();
  if (plain === '' || isOpeningRemark(plain)) return false;
  return plain.length > LONGEST_PREAMBLE || THINKS.test(plain);
}

const REFUSAL = [
  /^(?:i(?:'|’)?m |i am )?(?:really |very |so )?(?:sorry|afraid)\b[^.]{0,80}\b(?:can(?:'|’)?t|cannot|can not|unable|not able|won(?:'|’)?t)\b/iu,
  /^(?:unfortunately,? |as an ai[^,]{0,40}, )?i (?:can(?:'|’)?t|cannot|can not|won(?:'|’)?t|will not|am unable to|am not able to|must decline|have to decline|decline to)\b[^.]{0,60}\b(?:help|assist|comply|provide|create|produce|generate|fulfil|do that|write (?:this|that|content)|with (?:this|that|your))/iu,
  /^(?:unfortunately,? )?i(?:'|’)m (?:unable|not able|not comfortable|not going) to\b/iu,
  /^(?:es tut mir leid[^.]{0,80}(?:kann|darf)|je suis désolée?[^.]{0,80}ne peux|lo siento[^.]{0,80}no puedo|mi dispiace[^.]{0,80}non posso|(?:desculpe|sinto muito)[^.]{0,80}não posso|het spijt me[^.]{0,80}kan|извините[^.]{0,80}не могу|przykro mi[^.]{0,80}nie mogę|申し訳[^。]{0,80}(?:できません|できかねます)|(?:抱歉|对不起)[^。]{0,60}(?:不能|无法)|죄송[^.]{0,80}(?:없습니다|수 없))/iu,
];
const LONGEST_REFUSAL = 800;

/** Models refuse in prose without tags. A quoted sentence is someone else's. */
export function isRefusal(answer: string): boolean {
  const plain = answer.trim();
  return plain.length < LONGEST_REFUSAL && REFUSAL.some((pattern) => pattern.test(plain));
}

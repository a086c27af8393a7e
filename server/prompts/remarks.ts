/** What models say around a text. They say it in English mostly, and in the language they write in now and then. */
const CLOSING = [
  /\b(?:let me know|feel free|happy to (?:help|adjust|revise)|would you like (?:me|another|a )|do you want me to|i hope (?:this|that|it)|hope (?:this|that) helps|if you(?:'|’)?d like|if you (?:need|want|would like)|(?:can|could|shall|should) i (?:also )?(?:adjust|change|make|expand|help)|i(?:'|’)ve (?:kept|written|made|followed|used|tried)|i have (?:kept|written|made|followed|used)|as requested|word count|feedback|end of (?:article|post|script|thread|answer|output))\b/iu,
  /^\W*(?:note|notes|disclaimer|explanation|word count|characters?)\W*:/iu,
  /lassen sie (?:es )?mich wissen|lass (?:es )?mich wissen|n['’]hésitez pas|dites-moi si|avísame|hazme saber|déjame saber|fammi sapere|me avise|avise-me|laat het me weten|дайте (?:мне )?знать|сообщите|daj (?:mi )?znać|お知らせください|ご希望|如果(?:你|您)(?:需要|想)|请告诉我|알려 ?주세요|bana bildir|أخبرني|मुझे बताएं/iu,
];

/** Said to whoever asked, not to readers. */
export function isClosingRemark(text: string): boolean {
  const plain = text.trim();
  return plain === '' || CLOSING.some((pattern) => pattern.test(plain));
}

const OPENING =
  /^\W*(?:sure|certainly|of course|absolutely|okay|ok|great|got it|understood|no problem|here(?:'|’)?s|here (?:is|are|you go)|below (?:is|are|you)|i(?:'|’)ve|i have|i(?:'|’)ll|i will|let me|based on (?:the|your)|as requested|thanks|thank you|gerne|natürlich|hier ist|hier sind|voici|bien sûr|claro|aquí (?:está|tienes)|ecco|certo|aqui está|hier is|конечно|вот|oczywiście|oto|もちろん|以下|好的|当然|네|물론|tabii|işte)(?![\p{L}\p{N}])/iu;

/** "Sure! Here's your article:" */
export function isOpeningRemark(text: string): boolean {
  const plain = text.trim();
  return plain.length < 300 && OPENING.test(plain) && /[:：!！.。…)*]\s*$/u.test(plain);
}

const REFUSAL = [
  /\bi(?:'|’)?m (?:really |very |so )?(?:sorry|afraid)\b[^.]{0,80}\b(?:can(?:'|’)?t|cannot|can not|unable|not able|won(?:'|’)?t)\b/iu,
  /\bi (?:can(?:'|’)?t|cannot|can not|won(?:'|’)?t|will not|am unable to|(?:'|’)m unable to|am not able to|must decline|have to decline|decline to)\b[^.]{0,60}\b(?:help|assist|comply|write|create|provide|produce|generate|continue|fulfil|do that|with (?:this|that))/iu,
  /\bi(?:'|’)m (?:unable|not able|not comfortable|not going)\b/iu,
  /\b(?:violates?|against) (?:my|our|the) (?:guidelines|policy|policies|content policy|usage)/iu,
  /es tut mir leid[^.]{0,80}(?:kann|darf)|je suis désolée?[^.]{0,80}ne peux|lo siento[^.]{0,80}no puedo|mi dispiace[^.]{0,80}non posso|(?:desculpe|sinto muito)[^.]{0,80}não posso|het spijt me[^.]{0,80}kan|извините[^.]{0,80}не могу|przykro mi[^.]{0,80}nie mogę|申し訳[^。]{0,80}(?:できません|できかねます)|(?:抱歉|对不起)[^。]{0,60}(?:不能|无法)|죄송[^.]{0,80}(?:없습니다|수 없)/iu,
];
const LONGEST_REFUSAL = 1200;

/** A model that won't write says so in prose, without any tag. */
export function isRefusal(answer: string): boolean {
  const plain = answer.trim();
  return (
    plain.length < LONGEST_REFUSAL && REFUSAL.some((pattern) => pattern.test(plain.slice(0, 400)))
  );
}

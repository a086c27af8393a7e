/** English: what people who show how to do something say of themselves, although they mean everybody. */
const PRACTICE =
  /^(?:i|we|you)(?:'ll| will| always| usually| normally)? (?=(?:use|take|add|put|mix|pour|plant|sow|bake|boil|cook|roast|fry|soak|brew|steep|leave|keep|let|water|feed|heat|grind)\b)/iu;

/** The sentence with “you” for a speaker who tells how something is done. */
export const asPractice = (text: string): string => text.replace(PRACTICE, 'You ');

/** The same as an order: “use 15 grams”. */
export const withoutPractice = (text: string): string => text.replace(PRACTICE, '');

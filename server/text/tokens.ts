/**
 * How many tokens a text has, without anybody's tokenizer: characters of each script weighed by what they cost in the
 * vocabularies of the large models.
 */
export function countTokens(text: string): number {
  return Math.ceil(weigh(text).middle);
}

/** More than any of the providers' tokenizers makes of it. */
export function mostTokens(text: string): number {
  return Math.ceil(weigh(text).most) + 8;
}

function weigh(text: string): { middle: number; most: number } {
  const bytes = Buffer.byteLength(text);
  const wide = (bytes - text.length) / Math.max(1, text.length);
  const middle = text.length * (wide > 1.2 ? 0.8 : wide > 0.5 ? 0.42 : wide > 0.05 ? 0.3 : 0.23);
  return { middle, most: Math.min(bytes, middle * 2) };
}

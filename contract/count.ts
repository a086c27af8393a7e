const plurals = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en-GB');

/** "1,204": how app, site, emails and terminal write a number. */
export function figure(number: number): string {
  return numbers.format(number);
}

/** Picks the text for this number. Each is a whole sentence or label; a translation may need more of them than English. */
export function byCount(number: number, one: string, other: string): string {
  return plurals.select(number) === 'one' ? one : other;
}

/** "1 word", "1,204 words". */
export function counted(number: number, one: string, other: string): string {
  return `${figure(number)} ${byCount(number, one, other)}`;
}

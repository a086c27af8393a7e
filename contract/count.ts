const TAG = 'en-GB';
const rules = new Intl.PluralRules(TAG);

/** "1 format", "3,000 formats" */
export function howMany(number: number, one: string, other: string): string {
  return `${number.toLocaleString(TAG)} ${rules.select(number) === 'one' ? one : other}`;
}

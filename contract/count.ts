const plurals = new Intl.PluralRules('en');

/** "1 word", "1,204 words". */
export function counted(number: number, one: string, other = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${plurals.select(number) === 'one' ? one : other}`;
}

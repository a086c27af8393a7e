/** Unlike any id a server gives, and unlike any other tab's. */
export function newId(prefix: 'b' | 's'): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 13)}`;
}

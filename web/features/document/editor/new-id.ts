/** Unlike any id a server gives, and unlike any other tab's. */
export function newBlockId(prefix: 'b' | 's'): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 13)}`;
}

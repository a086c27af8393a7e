/** Never collides with ids from the server or from other tabs. */
export function newBlockId(prefix: 'b' | 's'): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 13)}`;
}

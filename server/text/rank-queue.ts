/** A heap of numbers, highest rank first; of equal ranks the lowest number comes first, so results never vary. */
export class RankQueue {
  private readonly items: { index: number; rank: number }[] = [];

  private before(a: number, b: number): boolean {
    const left = this.items[a]!;
    const right = this.items[b]!;
    return left.rank > right.rank || (left.rank === right.rank && left.index < right.index);
  }

  private swap(a: number, b: number): void {
    const held = this.items[a]!;
    this.items[a] = this.items[b]!;
    this.items[b] = held;
  }

  push(index: number, rank: number): void {
    this.items.push({ index, rank });
    let at = this.items.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.before(at, parent)) break;
      this.swap(at, parent);
      at = parent;
    }
  }

  pop(): number | null {
    if (this.items.length === 0) return null;
    this.swap(0, this.items.length - 1);
    const top = this.items.pop()!;
    let at = 0;
    for (;;) {
      let first = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < this.items.length && this.before(child, first)) first = child;
      if (first === at) return top.index;
      this.swap(at, first);
      at = first;
    }
  }

  /** Rank of the next one; below every rank when empty. */
  topRank(): number {
    return this.items[0]?.rank ?? -Infinity;
  }
}

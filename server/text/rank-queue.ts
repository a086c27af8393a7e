/** A heap of numbers, highest rank first; ties are resolved by the lower number, so that results are deterministic. */
export class RankQueue {
  private readonly indices: number[] = [];
  private readonly ranks: number[] = [];

  push(index: number, rank: number): void {
    this.indices.push(index);
    this.ranks.push(rank);
    this.rise(this.indices.length - 1);
  }

  pop(): number | null {
    const top = this.indices[0];
    if (top === undefined) return null;
    const index = this.indices.pop()!;
    const rank = this.ranks.pop()!;
    if (this.indices.length > 0) this.sink(index, rank);
    return top;
  }

  /** The rank of the next number; -Infinity if empty. */
  topRank(): number {
    return this.ranks[0] ?? -Infinity;
  }

  private rise(from: number): void {
    const index = this.indices[from]!;
    const rank = this.ranks[from]!;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.isBehind(parent, index, rank)) break;
      this.move(parent, at);
      at = parent;
    }
    this.put(at, index, rank);
  }

  /** Replaces the removed first number and restores the heap order. */
  private sink(index: number, rank: number): void {
    const count = this.indices.length;
    let at = 0;
    for (let child = 1; child < count; child = 2 * at + 1) {
      const other = child + 1;
      if (other < count && this.isBehind(child, this.indices[other]!, this.ranks[other]!))
        child = other;
      if (this.isBehind(child, index, rank)) break;
      this.move(child, at);
      at = child;
    }
    this.put(at, index, rank);
  }

  private isBehind(at: number, index: number, rank: number): boolean {
    const own = this.ranks[at]!;
    return own < rank || (own === rank && this.indices[at]! > index);
  }

  private move(from: number, to: number): void {
    this.put(to, this.indices[from]!, this.ranks[from]!);
  }

  private put(at: number, index: number, rank: number): void {
    this.indices[at] = index;
    this.ranks[at] = rank;
  }
}

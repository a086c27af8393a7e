/** Give up beyond this many differences: the lists have too little in common to be worth the time. */
const MOST_DIFFERENCES = 1500;

/**
 * A longest common subsequence, as pairs of indexes (Myers, "An O(ND) difference algorithm"). If the lists differ too
 * much, only their common prefix and suffix.
 */
export function matchLists(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1])
    [endA, endB] = [endA - 1, endB - 1];
  const pairs: [number, number][] = [];
  for (let at = 0; at < start; at++) pairs.push([at, at]);
  for (const [x, y] of middle(a.slice(start, endA), b.slice(start, endB))) {
    pairs.push([start + x, start + y]);
  }
  for (let at = 0; endA + at < a.length; at++) pairs.push([endA + at, endB + at]);
  return pairs;
}

function middle(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length === 0 || b.length === 0) return [];
  const most = Math.min(a.length + b.length, MOST_DIFFERENCES);
  const furthest = new Int32Array(2 * most + 3);
  const origin = most + 1;
  const trail: Int32Array[] = [];
  for (let d = 0; d <= most; d++) {
    trail.push(furthest.slice(origin - d - 1, origin + d + 2));
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && furthest[origin + k - 1]! < furthest[origin + k + 1]!);
      let x = isDown ? furthest[origin + k + 1]! : furthest[origin + k - 1]! + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      furthest[origin + k] = x;
      if (x >= a.length && x - k >= b.length) return backtrack(trail, a.length, b.length);
    }
  }
  return [];
}

function backtrack(trail: readonly Int32Array[], fromX: number, fromY: number): [number, number][] {
  const pairs: [number, number][] = [];
  let [x, y] = [fromX, fromY];
  for (let d = trail.length - 1; d >= 0; d--) {
    const reached = trail[d]!;
    const at = (k: number) => reached[k + d + 1]!;
    const k = x - y;
    const isDown = k === -d || (k !== d && at(k - 1) < at(k + 1));
    const cameX = d === 0 ? 0 : at(isDown ? k + 1 : k - 1);
    const cameY = d === 0 ? 0 : cameX - (isDown ? k + 1 : k - 1);
    while (x > cameX && y > cameY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    if (d > 0) [x, y] = [cameX, cameY];
  }
  return pairs.toReversed();
}

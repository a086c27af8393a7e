import { bestStretches, type StretchPiece, stretchPieces } from '../stretches.ts';
import { extractOf, type Talk } from '../talk.ts';
import type { Told } from '../told.ts';
import type { Unit } from '../units.ts';

/** A shorter stretch of posts is only an example of something. */
const LEAST_POSTS = 2;
const POSTS_PER_STRETCH = 3;
const LEADING_SHARE = 0.6;
/** What follows from the main point is said within so many sentences after it. */
const NEAR_SENTENCES = 24;
const NEAR_WORTH = 1.5;
const MOST_SEEDS = 16;
/** In passages, to either side. */
const REACH = 6;
/** For a stretch that begins or ends in the middle of a passage. */
const TORN_WORTH = 0.5;

interface Wanted {
  told: Told;
  count: number;
  fits: (text: string) => boolean;
  /** The posts before the first one quote up to here. */
  lead: Unit;
}

/** So many posts in a few stretches without a gap, in spoken order. */
export function postsInRows(talk: Talk, { told, count, fits, lead }: Wanted): Unit[] {
  const pieces = likely(stretchPieces(talk, { told }), lead).flatMap((piece) =>
    postsOf(talk, piece, fits),
  );
  const before = pieces.filter(({ to }) => to <= lead.from);
  const after = pieces
    .filter(({ from }) => from >= lead.to)
    .map((piece) => (piece.from - lead.to < NEAR_SENTENCES ? nearer(piece) : piece));
  const least = LEAST_POSTS;
  // The story that leads to the main point, if there is one, then what follows from it.
  const leadingRoom = Math.max(Math.ceil(LEADING_SHARE * count), count - after.length);
  const leading = bestStretches(before, { room: leadingRoom, most: 1, least }).flat();
  const room = count - leading.length;
  const most = Math.max(1, Math.round(room / POSTS_PER_STRETCH));
  return [...leading, ...bestStretches(after, { room, most, least }).flat()];
}

/** A long talk isn't split into posts as a whole: only around its best passages, at its start and after the lead. */
function likely(pieces: readonly StretchPiece[], lead: Unit): StretchPiece[] {
  const best = [...pieces.keys()]
    .toSorted((one, other) => pieces[other]!.worth - pieces[one]!.worth)
    .slice(0, MOST_SEEDS);
  const after = pieces.findIndex(({ from }) => from >= lead.to);
  const kept = new Set<number>();
  for (const seed of [0, after, ...best])
    for (let at = seed - REACH; at <= seed + REACH; at++) kept.add(at);
  return pieces.flatMap((piece, at) =>
    kept.has(at) ? { ...piece, follows: piece.follows && kept.has(at - 1) } : [],
  );
}

const nearer = (piece: StretchPiece): StretchPiece => ({
  ...piece,
  worth: piece.worth * NEAR_WORTH,
});

/** A passage as posts in a row, each of which opens by itself. What fits into no post is left out. */
function postsOf(talk: Talk, piece: StretchPiece, fits: (text: string) => boolean): StretchPiece[] {
  const { leans, hangs } = talk.ties;
  const opens = (index: number) => !leans[index] && !hangs[index - 1];
  const found: StretchPiece[] = [];
  let follows = piece.follows;
  for (let from = piece.from; from < piece.to;) {
    let best = 0;
    for (let to = from + 1; to <= piece.to; to++) {
      if (!fits(extractOf(talk, { from, to }).text)) break;
      if (to === piece.to || opens(to)) best = to;
    }
    if (best > 0) {
      const worth = piece.worth * ((best - from) / (piece.to - piece.from));
      const opening = from === piece.from ? piece.opening : TORN_WORTH;
      const ending = best === piece.to ? piece.ending : TORN_WORTH;
      found.push({ from, to: best, size: 1, worth, follows, opening, ending });
    }
    follows = best > 0;
    from = best > 0 ? best : from + 1;
    while (from < piece.to && !opens(from)) from += 1;
  }
  return found;
}

import type { Queryable } from '#server/db/database.ts';
import { packetOf, type Posting, postingsIn } from '#server/text/ask/packed-index.ts';
import { type IndexBundle, listBundles } from './bundles.repo.ts';
import { type IndexHead, type PacketKey, readBundlePackets, readPackets } from './passages.repo.ts';

/** If a search needs less than this share of a bundle, the individual indexes are read instead. */
const LEAST_SHARE = 0.25;

/** What is searched for in one index. */
interface Wanted {
  head: IndexHead;
  hashes: readonly number[];
}

/** Returns the postings of the term with this hash in the index with this number. */
export type LookUp = (index: number, hash: number) => readonly Posting[];

const NOWHERE: readonly Posting[] = [];

export async function lookUpTerms(db: Queryable, wanted: readonly Wanted[]): Promise<LookUp> {
  const found = new Map<number, Map<number, Posting[]>>();
  const put = (index: number, hash: number, postings: Posting[]) => {
    let own = found.get(index);
    if (!own) found.set(index, (own = new Map()));
    own.set(hash, postings);
  };
  const bundles = await readBundles(db, wanted);
  const isRead = new Set<number>();
  for (const { bundle, asked, hashes, packets } of bundles) {
    for (const index of asked) isRead.add(index);
    for (const hash of hashes) {
      const data = packets.get(packetOf(hash, bundle.bits));
      if (!data) continue;
      for (const [index, postings] of byMember(bundle, postingsIn(data, hash))) {
        if (asked.has(index)) put(index, hash, postings);
      }
    }
  }
  const alone = wanted.filter(({ head }) => !isRead.has(head.number));
  const keys = alone.flatMap(({ head, hashes }) => keysOf(head.number, head.bits, hashes));
  const packetsOf = byOwner(await readPackets(db, keys));
  for (const { head, hashes } of alone) {
    const packets = packetsOf.get(head.number);
    for (const hash of packets ? hashes : []) {
      const data = packets!.get(packetOf(hash, head.bits));
      if (data) put(head.number, hash, postingsIn(data, hash));
    }
  }
  return (index, hash) => found.get(index)?.get(hash) ?? NOWHERE;
}

interface ReadBundle {
  bundle: IndexBundle;
  /** Its indexes needed by the search. */
  asked: ReadonlySet<number>;
  hashes: ReadonlySet<number>;
  packets: ReadonlyMap<number, Uint8Array>;
}

async function readBundles(db: Queryable, wanted: readonly Wanted[]): Promise<ReadBundle[]> {
  const bundles = (await bundlesOf(db, wanted)).map((bundle) => {
    const own = wanted.filter(({ head }) => head.bundle === bundle.number);
    const asked = new Set(own.map(({ head }) => head.number));
    return { bundle, asked, hashes: new Set(own.flatMap(({ hashes }) => hashes)) };
  });
  const keys = bundles.flatMap(({ bundle, hashes }) => keysOf(bundle.number, bundle.bits, hashes));
  const packetsOf = byOwner(await readBundlePackets(db, keys));
  // A bundle without packets may just have been deleted with one of its sources; the others are read individually.
  return bundles.flatMap((one) => {
    const packets = packetsOf.get(one.bundle.number);
    return packets ? { ...one, packets } : [];
  });
}

/** Bundles worth reading. */
async function bundlesOf(db: Queryable, wanted: readonly Wanted[]): Promise<IndexBundle[]> {
  const asked = new Map<number, number>();
  for (const { head } of wanted) {
    if (head.bundle !== null) asked.set(head.bundle, (asked.get(head.bundle) ?? 0) + 1);
  }
  if (asked.size === 0) return [];
  const bundles = await listBundles(db, [...asked.keys()]);
  return bundles.filter(
    ({ number, members }) => asked.get(number)! >= members.length * LEAST_SHARE,
  );
}

function keysOf(of: number, bits: number, hashes: Iterable<number>): PacketKey[] {
  const packets = new Set([...hashes].map((hash) => packetOf(hash, bits)));
  return [...packets].map((packet) => ({ of, packet }));
}

function byOwner(
  packets: readonly (PacketKey & { data: Uint8Array })[],
): Map<number, Map<number, Uint8Array>> {
  const owners = new Map<number, Map<number, Uint8Array>>();
  for (const { of, packet, data } of packets) {
    let own = owners.get(of);
    if (!own) owners.set(of, (own = new Map()));
    own.set(packet, data);
  }
  return owners;
}

function* byMember(
  { members }: IndexBundle,
  postings: readonly Posting[],
): Generator<[index: number, own: Posting[]]> {
  let at = 0;
  let first = 0;
  for (const { index, passages } of members) {
    const own: Posting[] = [];
    for (; at < postings.length && postings[at]!.passage < first + passages; at += 1) {
      const { passage, times } = postings[at]!;
      own.push({ passage: passage - first, times });
    }
    if (own.length > 0) yield [index, own];
    first += passages;
  }
}

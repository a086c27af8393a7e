/**
 * SHA-256 (FIPS 180-4) of short messages. The browser's own API is asynchronous, which for a hundred thousand hashes
 * costs more than the hashing, and it is unavailable without HTTPS.
 */
const K = constants();

/** Fractional parts of the cube roots of the first 64 primes. */
function constants(): Int32Array {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) isPrime = false;
    if (isPrime) found.push(fraction(Math.cbrt(n)));
  }
  return Int32Array.from(found);
}

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

const START = Int32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (n) => fraction(Math.sqrt(n)));
const words = new Int32Array(64);

/** Only for messages that fit in one block, i.e. up to 55 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  if (message.length > 55) throw new RangeError('longer than one block');
  const block = new Uint8Array(64);
  block.set(message);
  block[message.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(60, message.length * 8);
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(i * 4);
  const result = new Uint8Array(32);
  const out = new DataView(result.buffer);
  compress().forEach((word, i) => out.setInt32(i * 4, word));
  return result;
}

function compress(): Int32Array {
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15]!;
    const b = words[i - 2]!;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = START as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  return Int32Array.of(a, b, c, d, e, f, g, h).map((word, i) => (word + START[i]!) | 0);
}

/**
 * SHA-256 (FIPS 180-4), synchronous and the same in Node and in a page, where the platform's own is
 * asynchronous. The constants are derived, not typed in: the first 32 bits of the fractional parts of square
 * and cube roots of the first primes.
 */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);

/** The first 32 fractional bits of an integer's root, found exactly by bisection over big integers. */
function rootBits(n: number, power: bigint): number {
  const target = BigInt(n) << (32n * power);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    const raised = middle ** power; // exact: bigint
    if (raised <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn) | 0;
}

const start = Int32Array.from(primes.slice(0, 8), (p) => rootBits(p, 2n));
const rounds = Int32Array.from(primes, (p) => rootBits(p, 3n));

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function mix(hash: Int32Array, words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const w15 = words[i - 15] as number;
    const w2 = words[i - 2] as number;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[i] = ((words[i - 16] as number) + s0 + (words[i - 7] as number) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] as number) + (words[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
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
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = ((hash[i] as number) + (added[i] as number)) | 0;
}

/** The hash of bytes as eight 32-bit words. */
export function sha256(bytes: Uint8Array): Int32Array {
  const hash = start.slice();
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  data.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = data.getInt32(block + i * 4);
    mix(hash, words);
  }
  return hash;
}

/** The bytes of a text in UTF-8. */
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let size = 0;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number;
    if (point < 0x80) bytes[size++] = point;
    else {
      if (point >= 0x10000) i++;
      const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
      bytes[size++] = ((0xf00 >> (more + 1)) & 0xff) | (point >> (6 * more));
      for (let k = more - 1; k >= 0; k--) bytes[size++] = 0x80 | ((point >> (6 * k)) & 63);
    }
  }
  return bytes.subarray(0, size);
}

export const sha256Words = (text: string): Int32Array => sha256(utf8(text));

export function sha256Hex(text: string): string {
  return Array.from(sha256Words(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

import { describe, expect, it } from 'vitest';
import { sha256, sha256Hex } from './sha256.ts';

// The examples of FIPS 180-4 and of NIST's test vectors.
describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('of "%s"', (text, hash) => {
    expect(sha256Hex(text)).toBe(hash);
  });

  it('of a million letters, many blocks long', () => {
    expect(sha256Hex('a'.repeat(1_000_000))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  it.each([55, 56, 63, 64, 65, 119, 120])('pads %i bytes as the platform does', async (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) & 255);
    const expected = new DataView(await crypto.subtle.digest('SHA-256', bytes));
    expect([...sha256(bytes)]).toEqual(Array.from({ length: 8 }, (_, i) => expected.getInt32(i * 4)));
  });

  it('takes text as UTF-8: two, three and four bytes a letter', async () => {
    const text = 'Größe 漢字 🪐';
    const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    expect(sha256Hex(text)).toBe([...expected].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  });
});

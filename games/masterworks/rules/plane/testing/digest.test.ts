import { describe, expect, it } from 'vitest';
import { digest } from './digest.ts';

// Other engines are compared in scripts/geometry.test.mjs (QuickJS) and e2e/geometry.test.ts (Chromium).
describe('MC95, MA64 one answer everywhere', () => {
  it('MC95: the digest is the one that is written down, so that no change goes unseen', () => {
    expect(digest(16)).toBe('9bb40dc5039da1f2');
  });

  it('MC95: the digest hangs on its questions', () => {
    expect(digest(17)).not.toBe(digest(16));
  });
});

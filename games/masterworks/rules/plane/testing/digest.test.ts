import { fileURLToPath } from 'node:url';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { describe, expect, it } from 'vitest';
import { scriptOf } from '../../../../../scripts/bundle.mjs';
import { digest } from './digest.ts';

const situations = 16;

describe('MC95, MA64 one answer everywhere', () => {
  it('MC95: an engine that is not V8 gives the same digest of geometry', async () => {
    const script = scriptOf(fileURLToPath(new URL('digest.ts', import.meta.url)), 'plane');
    const quickjs = await newQuickJSWASMModuleFromVariant(variant);
    expect(quickjs.evalCode(`${script}; plane.digest(${situations})`)).toBe(digest(situations));
  });

  it('MC95: the digest is the one that is written down, so that no change goes unseen', () => {
    expect(digest(situations)).toMatchInlineSnapshot(`"bead296fa2e0d957"`);
  });

  it('MC95: the digest hangs on its questions', () => {
    expect(digest(situations + 1)).not.toBe(digest(situations));
  });
});

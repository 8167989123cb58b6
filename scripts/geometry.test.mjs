import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { expect, it } from 'vitest';
import { scriptOf } from './bundle.mjs';
import { root } from './install.mjs';

const file = join(root, 'games/masterworks/rules/plane/testing/digest.ts');
const program = `${scriptOf(file, 'plane')}; plane.digest(16)`;

it('gives the same digest of geometry in QuickJS as in Node (Masterworks MC95)', async () => {
  const quickjs = await newQuickJSWASMModuleFromVariant(variant);
  const digest = quickjs.evalCode(program);
  expect(digest).toMatch(/^[0-9a-f]{16}$/);
  expect(digest).toBe(runInNewContext(program));
});

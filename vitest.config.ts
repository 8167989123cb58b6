import { defineConfig } from 'vitest/config';

/** How long anything may take on a slow and busy machine. */
const patience = { timeout: 20_000 };

/** Tests that wait for a database or a page half of their time leave room for a third beside two on two cores. */
const waiting = (groupOrder: number) => ({ maxWorkers: 3, sequence: { groupOrder } });

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', 'e2e/**', 'server/**', 'lab/crew/**'],
          setupFiles: ['web/testing/patience.ts'],
          pool: 'forks',
          testTimeout: 60_000,
          expect: { poll: patience },
        },
      },
      {
        test: {
          name: 'server',
          ...waiting(1),
          include: ['server/**/*.test.ts', 'lab/crew/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/testing/setup.ts'],
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: patience },
        },
      },
      {
        test: {
          name: 'faults',
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          include: ['e2e/faults/*.test.ts'],
          pool: 'forks',
        },
      },
      {
        test: {
          name: 'e2e',
          ...waiting(3),
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'e2e/faults/**'],
          globalSetup: ['e2e/setup.mjs'],
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

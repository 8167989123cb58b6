import { defineConfig } from 'vitest/config';

/** How long anything may take on a slow and busy machine. */
const patience = { timeout: 20_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', 'e2e/**', 'server/**'],
          setupFiles: ['web/testing/patience.ts'],
          pool: 'forks',
          testTimeout: 60_000,
          expect: { poll: patience },
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
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
          include: ['e2e/faults/*.test.ts'],
          pool: 'forks',
        },
      },
      {
        test: {
          name: 'e2e',
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

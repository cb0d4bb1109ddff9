import { words } from '@caravan/words/vite';
import { defineConfig } from 'vitest/config';

/**
 * Number of retries in CI. The output names retried tests; a retry keeps a hiccup on a busy machine from
 * hiding other failures.
 */
export const retry = process.env.CI ? 1 : 0;

const conditions = ['@caravan/source'];

/**
 * Component tests in a simulated browser, with workspace packages resolved to source. All files share one
 * browser and one module graph, which takes a quarter of the time; the setup cleans up between tests.
 */
export const portalTests = defineConfig({
  plugins: [words()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@caravan/shell/screenTestSetup'],
    isolate: false,
    testTimeout: 60_000,
    retry,
  },
});

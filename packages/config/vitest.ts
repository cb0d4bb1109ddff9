import { words } from '@caravan/words/vite';
import { defineConfig } from 'vitest/config';

/** How often CI tries a failed test again. The second try is named in the output; it keeps a busy machine's hiccup from hiding the rest. */
export const retry = process.env.CI ? 1 : 0;

const conditions = ['@caravan/source'];

/**
 * Tests of components in a simulated browser, with other packages taken as source. One browser and one set of modules
 * serve all files, which takes a quarter of the time; what a test leaves behind is cleared by the setup.
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

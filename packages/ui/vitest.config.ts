import { chromium } from '@caravan/config/chromium';
import { retry } from '@caravan/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          retry,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // All stories run in one page, as in Storybook; a separate page for each file takes twice as long.
          isolate: false,
          // axe and the first compilation of a page share the CPU with other work.
          testTimeout: 60_000,
          retry,
          browser: {
            enabled: true,
            headless: true,
            // The first compilation of all pages takes minutes beside other work, and the browser waits for it.
            connectTimeout: 600_000,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: chromium }),
          },
        },
      },
    ],
  },
});

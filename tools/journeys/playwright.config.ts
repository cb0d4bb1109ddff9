import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The browser is the machine's own Chromium; tools/scripts/e2e.sh or `make up` starts the server.
const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  // Journeys that change data each have their own trips, so two files can run in parallel.
  workers: 2,
  // The whole run shares two cores with the server and its databases; generous timeouts assert nothing about speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A retry is reported as flaky; it keeps a hiccup on a busy machine from hiding other failures.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: process.env.CARAVAN_URL ?? 'http://localhost:8080',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 30_000,
    // Pages run one after the other in the same process and are cleared in between: a new process would
    // recompile every script, which costs more than the page itself.
    reuseContext: true,
    // Tests don't wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces show the page at each step. Only a retry records one, because it costs an eighth of the run time.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--process-per-site',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What looks or works differently on a phone, and one complete flow per portal; the rest is the same code.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});

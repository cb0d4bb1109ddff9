import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The browser is the machine's own Chromium; the server is started by tools/scripts/e2e.sh or by `make up`.
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
  // Journeys that change data each have trips of their own, so two files may run at once.
  workers: 2,
  // The whole run shares two cores with the server and its databases: patience is no assertion of speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A second try is reported as flaky; it keeps a busy machine's hiccup from hiding the rest.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: process.env.CARAVAN_URL ?? 'http://localhost:8080',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 30_000,
    // One page after the other in the same process, emptied in between: a new process compiles every script anew,
    // which costs more than the page itself.
    reuseContext: true,
    // Nothing waits for what only slides or fades.
    contextOptions: { reducedMotion: 'reduce' },
    // What the page was at each step, written for a second try alone: it costs an eighth of the run.
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
    // What looks or works otherwise on a phone, and a whole way through each portal; the rest is the same code again.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});

import { chromium } from '@caravan/config/chromium';
import { defineConfig } from '@playwright/test';

/** Screenshots run in parallel unless speed is measured, too. */
const timed = !process.env.CARAVAN_PICTURES;

const speed = {
  command:
    'vite build -c visual/speed/vite.config.ts && vite preview -c visual/speed/vite.config.ts --host 127.0.0.1 --port 6109 --strictPort',
  url: 'http://127.0.0.1:6109/',
  reuseExistingServer: false,
  timeout: 120_000,
};

/** Tests against the built Storybook: visual regression, and interaction latency. */
export default defineConfig({
  testDir: 'visual',
  testMatch: '*.spec.ts',
  snapshotPathTemplate: 'visual/pictures/{arg}{ext}',
  outputDir: 'dist/visual',
  reporter: [['list']],
  // Parallel tests would distort each other's timings.
  workers: timed ? 1 : 2,
  fullyParallel: !timed,
  retries: 1,
  timeout: 180_000,
  // Playwright captures a long sheet twice to verify that it is stable, possibly on a busy CPU.
  expect: {
    timeout: 30_000,
    // A picture holds many components, so the tolerance is a few letters of text, not a share of the picture.
    toHaveScreenshot: { maxDiffPixels: 120, animations: 'disabled', caret: 'hide' },
  },
  use: {
    baseURL: 'http://127.0.0.1:6108',
    launchOptions: chromium,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
  },
  webServer: [
    {
      command: 'vite preview --outDir storybook-static --host 127.0.0.1 --port 6108 --strictPort',
      url: 'http://127.0.0.1:6108/iframe.html',
      reuseExistingServer: false,
    },
    ...(timed ? [speed] : []),
  ],
});

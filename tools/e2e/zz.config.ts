import base from './playwright.config.ts';

export default {
  ...base,
  timeout: 400_000,
  expect: { timeout: 45_000 },
  workers: 1,
  use: { ...base.use, actionTimeout: 45_000, trace: 'off' as const },
};

import { existsSync } from 'node:fs';

const system = '/usr/bin/chromium';

/** Launch options for Playwright: the system's Chromium if there is one, without background traffic. */
export const chromium = {
  ...(existsSync(system) && { executablePath: system }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
};

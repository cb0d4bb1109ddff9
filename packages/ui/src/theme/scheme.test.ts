import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { watchTheme } from './theme.ts';

const root = path.join(import.meta.dirname, '../../../..');
const places = [
  'packages/ui/src',
  'packages/shell/src',
  ...['admin', 'host', 'operator', 'site', 'traveler'].map((app) => `apps/${app}/src`),
];

// Marketplaces can have a dark theme, and readers can choose a scheme, so only color-scheme decides, and
// light-dark() follows it.
it('asks the system for its scheme nowhere', () => {
  const asks = places.flatMap((place) =>
    readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) =>
        /[\s"'`:]dark:[a-z[]|@media[^{]*prefers-color-scheme/.test(
          readFileSync(path.join(root, place, file), 'utf8'),
        ),
      )
      .map((file) => `${place}/${file}`),
  );
  expect(asks).toEqual([]);
});

it('tells of another scheme and another theme until it is ended', async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => system });
  let times = 0;
  const end = watchTheme(() => (times += 1));
  const html = document.documentElement;
  html.dataset.theme = 'dark';
  await Promise.resolve();
  expect(times).toBe(1);
  html.style.setProperty('--accent', '#123456');
  await Promise.resolve();
  expect(times).toBe(2);
  system.dispatchEvent(new Event('change'));
  expect(times).toBe(3);
  end();
  delete html.dataset.theme;
  system.dispatchEvent(new Event('change'));
  await Promise.resolve();
  expect(times).toBe(3);
});

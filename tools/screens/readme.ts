/**
 * Takes the README's screenshots of the portals from a running demo:
 *     node tools/screens/readme.ts http://localhost:8080
 */
import { chromium, type Page } from '@playwright/test';
import { open } from './ready.ts';

const baseURL = process.argv[2] ?? 'http://localhost:8080';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

interface Answer<T> {
  data: T;
}

async function get<T>(page: Page, path: string): Promise<T> {
  return ((await (await page.request.get(path)).json()) as Answer<T>).data;
}

async function picture(
  name: string,
  email: string | undefined,
  address: (page: Page) => Promise<string> | string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  if (email) {
    const tenant = await get<{ demoSignIns: { password: string }[] }>(page, '/public/tenant');
    await page.request.post('/authentication/login', {
      data: { email, password: tenant.demoSignIns[0]?.password },
    });
  }
  const missing = await open(page, await address(page));
  if (missing) throw new Error(`${name}: ${missing}`);
  await page.screenshot({ path: `tools/screens/${name}.jpg`, type: 'jpeg', quality: 82 });
  await context.close();
  console.log(name);
}

interface Trips {
  items: { id: string; status: string; name: string }[];
}

async function trip(page: Page, path: string, status: string): Promise<string> {
  const { items } = await get<Trips>(page, `${path}?status=${status}`);
  const found = items[0];
  if (!found) throw new Error(`no ${status} trip at ${path}`);
  return found.id;
}

await picture('site', undefined, () => '/');
await picture(
  'host',
  'host@demo.example',
  async (page) =>
    `/app/host/trips/${await trip(page, '/api/me/trips', 'ready_to_confirm')}/bookings?model=trip`,
);
await picture('operator', 'operator@demo.example', () => '/app/operator/trips');
await picture('traveler', 'traveler@demo.example', () => '/app/traveler');
await picture('admin', 'admin@demo.example', () => '/admin/home');
await browser.close();

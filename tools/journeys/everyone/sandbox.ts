import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { demoPassword, expectFits, mailTo } from '../support.ts';

export const day = 86_400_000;

/** The sandboxes that tools/scripts/lib.sh opens. Each belongs to one journey, which advances its clock by months. */
export const sandboxes = (process.env.CARAVAN_SANDBOX ?? '').split(',');

/** People of one sandbox marketplace, each with a browser of their own. */
export interface Sandbox {
  origin: string;
  /** Opens a page that isn't signed in. */
  newPage: () => Promise<Page>;
  /** Opens a page signed in as one of the demo's people. */
  signedIn: (email: string) => Promise<Page>;
  /** Follows the emailed link and sets a first password. */
  setPassword: (own: Page, email: string, password: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openSandbox(browser: Browser, page: Page, name: string): Promise<Sandbox> {
  const { baseURL, viewport } = test.info().project.use;
  const origin = `http://${name}.localhost:${new URL(baseURL!).port}`;
  const demo = await demoPassword(page);
  const contexts: BrowserContext[] = [];
  const newPage = async () => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: viewport!,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    contexts.push(context);
    return context.newPage();
  };
  return {
    origin,
    newPage,
    signedIn: async (email) => {
      const own = await newPage();
      await own.goto('/login');
      await own.getByLabel('Email').fill(email);
      await own.getByLabel('Password', { exact: true }).fill(demo);
      await own.getByLabel('Password', { exact: true }).press('Enter');
      await own.waitForURL(/\/(app|admin)\//);
      return own;
    },
    setPassword: async (own, email, password) => {
      const mail = await mailTo(page, email, /Activate/);
      await own.goto(new URL(mail.links.find((link) => link.includes('/create-account/'))!).pathname);
      await own.getByLabel('Password', { exact: true }).fill(password);
      await own.getByRole('button', { name: 'Create account' }).click();
    },
    close: async () => {
      for (const context of contexts) await context.close();
    },
  };
}

/** Enters a date, segment by segment. */
async function enterDay(page: Page, field: string, when: Date): Promise<void> {
  const group = page.getByRole('group', { name: new RegExp(field) });
  for (const [part, value] of [
    ['month', when.getUTCMonth() + 1],
    ['day', when.getUTCDate()],
    ['year', when.getUTCFullYear()],
  ] as const)
    await group
      .getByRole('spinbutton', { name: new RegExp(`^${part}`) })
      .fill(String(value).padStart(2, '0'));
}

/** Advances the sandbox's clock to a date, as its admin. */
export async function advance(admin: Page, to: Date): Promise<void> {
  await admin.goto('/admin/test-clock');
  await enterDay(admin, 'Advance to a day', to);
  await admin.getByRole('button', { name: 'Advance to this day' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Advance clock' }).click();
  const [month, , date, , year] = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  })
    .formatToParts(to)
    .map(({ value }) => value);
  await expect(admin.getByText(`Arrived at ${month} ${date}, ${year}`)).toBeVisible({ timeout: 120_000 });
  await expectFits(admin);
}

/** Signs the services agreement and launches without scheduling. */
export async function agreeAndLaunch(host: Page): Promise<void> {
  await host.getByRole('link', { name: 'Services Agreement', exact: true }).click();
  await host.getByText('I agree to the services agreement.').click();
  await host.getByRole('button', { name: 'Continue' }).click();
  const walk = host.getByRole('dialog');
  const later = walk.getByRole('button', { name: 'Schedule Later' });
  const next = walk.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  // A step may render late after a press; another press acts on whatever step is shown by then.
  await expect(async () => {
    if (!(await later.isVisible())) await next.click({ timeout: 2_000 });
    await expect(later).toBeVisible({ timeout: 500 });
  }).toPass();
  await later.click();
  await host.waitForURL(/\/promote/);
  // The dialog has a “Launch now” of its own until it is gone.
  await expect(walk).toBeHidden();
  await host.getByRole('button', { name: 'Launch now' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Launch now' }).click();
  await expect(host.getByText('Your trip launched on')).toBeVisible();
}

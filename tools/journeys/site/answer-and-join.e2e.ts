import { expect, type Page, test } from '@playwright/test';
import {
  bringToLife,
  expectBothSchemes,
  flip,
  forgetSession,
  newHost,
  post,
  press,
  type,
  unique,
} from '../support.ts';

interface Link {
  linkType: 'survey' | 'emailCapture' | 'referral';
  path: string;
}

async function get<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

/** A host's links by kind, with the page signed out and the host's session kept. */
async function sharedLinks(page: Page) {
  await newHost(page, 'slow trains and loud markets');
  const { items } = await get<{ items: Link[] }>(page, '/api/me/links');
  const host = await page.context().cookies();
  await forgetSession(page);
  const pathOf = (linkType: Link['linkType']) => items.find((one) => one.linkType === linkType)!.path;
  return {
    pathOf,
    open: async (linkType: Link['linkType']) => {
      await page.goto(`/public/l/${pathOf(linkType)}`);
      await bringToLife(page);
    },
    /** What the host sees of it. */
    audience: async () => {
      await page.context().addCookies(host);
      return get<{ allResponses: { responses: number }; marketingListSize: number }>(
        page,
        '/api/me/audience',
      );
    },
  };
}

test('by keyboard alone: a visitor answers the survey that a host shares', { tag: '@phone' }, async ({
  page,
}) => {
  const { open, audience } = await sharedLinks(page);
  await open('survey');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Where should Ines Duarte take you?' }),
  ).toBeVisible();
  // It can be read in full without scripts.
  expect(await (await page.request.get(page.url())).text()).toContain(
    'What would you spend on a week of travel?',
  );
  await press(page, 'button', 'Send my answers');
  await expect(page.getByText('Required').first()).toBeVisible();
  await expectBothSchemes(page);
  const place = page.getByRole('combobox', { name: 'Where would you most like to go?' });
  await place.pressSequentially('Portugal');
  await expect(page.getByRole('option', { name: 'Portugal' })).toBeVisible();
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect(place).toHaveValue('Portugal');
  await page.getByRole('radio', { name: 'Fall' }).press('Space');
  await type(page.getByLabel('What would you spend on a week of travel?'), '2500');
  await type(page.getByLabel('How old are you?'), '34');
  const email = page.getByLabel('Email (optional)');
  await type(email, `fan.${unique()}@journeys.example`);
  await flip(page, 'checkbox', 'Email me about trips with Ines Duarte');
  await email.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expectBothSchemes(page);

  const seen = await audience();
  expect(seen.allResponses.responses).toBe(1);
  expect(seen.marketingListSize).toBe(1);
});

test('by keyboard alone: a visitor joins the list that a host shares, and follows the invitation', async ({
  page,
}) => {
  const { pathOf, open, audience } = await sharedLinks(page);
  // The list opens with the first survey response.
  await open('emailCapture');
  await expect(page.getByRole('heading', { name: 'Check back later' })).toBeVisible();
  await expectBothSchemes(page);
  await post(page, `/public/links/${pathOf('survey')}/answers`, {
    age: 34,
    budgetMinor: 250_000,
    destination: 'Other',
    timeOfYear: 'fall',
  });
  // A cached page may be a second old.
  await expect(async () => {
    await open('emailCapture');
    await expect(page.getByRole('heading', { level: 1, name: 'Travel with Ines Duarte' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await type(page.getByRole('textbox', { name: 'Email' }), `reader.${unique()}@journeys.example`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check the box to get emails')).toBeVisible();
  await expectBothSchemes(page);
  await flip(page, 'checkbox', /^Email me about trips with Ines Duarte/);
  await press(page, 'button', 'Keep me posted');
  await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible();

  await page.goto('/public/l/nobody-has-this-link');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expectBothSchemes(page);
  await open('referral');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ines Duarte invites you to lead trips' }),
  ).toBeVisible();
  await expectBothSchemes(page);
  await press(page.getByRole('main'), 'link', 'Become a host');
  await page.waitForURL(/\/signup\?referral=./);
  await expect(page.getByLabel('First name')).toBeVisible();
  expect((await audience()).marketingListSize).toBe(1);
});

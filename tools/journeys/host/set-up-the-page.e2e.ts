import { expect, type Page, test } from '@playwright/test';
import { expectBothSchemes, forgetSession, newHost, press, type } from '../support.ts';

// By keyboard only, each test with its own host.
const password = 'a long walk along the fjord';

const data = async <T>(page: Page, path: string): Promise<T> =>
  ((await (await page.request.get(path)).json()) as { data: T }).data;

/** From the home page to the biography step. */
async function toBio(page: Page): Promise<void> {
  await newHost(page, password);
  await page.goto('/app/host');
  await page.waitForURL('**/app/host/home/progress');
  await press(page, 'link', 'Get Started');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ines Duarte' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Onboarding steps' })).toHaveCount(0);
  await press(page, 'button', 'Get Started');
  await expect(page.getByRole('heading', { level: 1, name: 'What do you love to do?' })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await press(page, 'button', 'Next');
  await expect(page.getByText('At least one interest is required')).toBeVisible();
  await expectBothSchemes(page);
  await page.getByRole('checkbox').first().press('Space');
  await press(page, 'button', 'Next');
  await expect(page.getByRole('heading', { level: 1, name: 'Where do people follow you?' })).toBeVisible();
  await press(page, 'button', 'Next');
  await expect(page.getByText('At least one social media account is required')).toBeVisible();
  await expectBothSchemes(page);
  await type(page.getByLabel('Instagram'), 'ines');
  await type(page.getByLabel('Website'), 'ines.example/trips');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tell travelers about yourself' })).toBeVisible();
}

test('a new host sets up the page: interests, an account and a biography, and is asked no more', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await toBio(page);
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeDisabled();
  await type(page.getByLabel('Bio'), 'I walk slowly.');
  await expectBothSchemes(page);
  await press(page, 'button', /^Complete$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Congratulations!' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Onboarding steps' })).toHaveCount(0);
  for (const step of ['Sign up as a Host', 'Survey your Audience', 'Qualify to Host a Trip'])
    await expect(page.getByText(step)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Surveying' }).last()).toBeVisible();
  await expectBothSchemes(page);

  const host = await data<{ id: string; onboardingCompleted: boolean; bio: string }>(
    page,
    '/api/me/host/user',
  );
  expect(host).toMatchObject({ onboardingCompleted: true, bio: 'I walk slowly.' });
  const profile = await data(page, `/api/me/host/${host.id}/public-profile`);
  expect(profile).toMatchObject({
    socialChannels: { instagram: 'ines', personalSite: 'https://ines.example/trips' },
  });
  // The record is refetched, so nothing already entered is asked for again.
  await press(page.getByRole('main'), 'link', 'Finish');
  await page.waitForURL('**/app/host/home/progress');
  await expect(page.getByRole('heading', { name: 'Get your group trip going!' })).toBeVisible();
  await expect(page.getByText('Set up your host page')).toHaveCount(0);
  await page.goto('/app/host/onboarding');
  await page.waitForURL('**/app/host/home/progress');
});

test('a new host skips the biography, and a step that was never reached opens the first that lacks something', async ({
  page,
}) => {
  test.slow();
  await toBio(page);
  await press(page, 'button', 'Back');
  await expect(page.getByLabel('Instagram')).toHaveValue('ines');
  await press(page, 'button', 'Next');
  await press(page, 'button', 'Skip and Complete');
  await expect(page.getByRole('heading', { level: 1, name: 'Congratulations!' })).toBeVisible();
  const host = await data<{ onboardingCompleted: boolean; bio?: string }>(page, '/api/me/host/user');
  expect(host.onboardingCompleted).toBe(true);
  expect(host.bio ?? '').toBe('');

  await forgetSession(page);
  await newHost(page, password);
  await page.goto('/app/host/onboarding?step=bio');
  await expect(page.getByRole('heading', { level: 1, name: 'What do you love to do?' })).toBeVisible();
});

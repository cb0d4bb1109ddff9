import { expect, type Locator, type Page, test } from '@playwright/test';
import { drawnPicture, expectBothSchemes, newHost, press, type } from '../support.ts';

const password = 'slow trains and loud markets';

test('a profile picture is cut, kept and shown, one too large is refused', async ({ page }) => {
  await newHost(page, password);
  await page.goto('/app/host/account/profile');
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(2_000_001, 1),
  });
  await expect(page.getByText('Image must be under 2mb.')).toBeVisible();
  await input.setInputFiles(await drawnPicture(page));
  const use = page.getByRole('button', { name: 'Use picture' });
  await expect(use).toBeEnabled();
  await expectBothSchemes(page);
  await use.press('Enter');
  await expect(page.getByText('Your profile was updated successfully.')).toBeVisible();
  const answer = await page.request.get('/api/me/profile');
  const { profilePictureUrl } = ((await answer.json()) as { data: { profilePictureUrl: string } }).data;
  expect(profilePictureUrl).toMatch(/^\/public\/images\//);
  expect((await page.request.get(profilePictureUrl)).headers()['content-type']).toBe('image/jpeg');
});

/** Selects by keyboard, because a list near the edge of a phone closes when a pointer scrolls the page to it. */
async function choose(page: Page, box: Locator, word: string) {
  await box.pressSequentially(word);
  await expect(page.getByRole('option', { name: word }).first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue(word);
}

test('an address needs its region, and unsaved changes are not lost', async ({ page }) => {
  await newHost(page, password);
  await page.goto('/app/host/account/address');
  const region = page.getByRole('combobox', { name: 'State or region' });
  await expect(region).toBeDisabled();
  await type(page.getByLabel('Street line 1'), '1 Harbour Lane');
  await choose(page, page.getByRole('combobox', { name: 'Country' }), 'Portugal');
  await expect(region).toBeEnabled();
  await type(page.getByLabel('City'), 'Lisbon');
  await type(page.getByLabel('Postal code'), '1100-148');
  await press(page, 'button', 'Save');
  await expect(page.getByText('This field is required')).toBeVisible();
  await press(page.getByRole('navigation', { name: 'Account' }), 'link', 'Security');
  await expect(page.getByRole('alertdialog', { name: 'You have unsaved changes' })).toBeVisible();
  await press(page, 'button', 'Keep editing');
  await choose(page, region, 'Lisboa');
  await expectBothSchemes(page);
  await press(page, 'button', 'Save');
  await expect(page.getByText('Your address was updated successfully.')).toBeVisible();
});

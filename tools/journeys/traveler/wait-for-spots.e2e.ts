import { expect, test } from '@playwright/test';
import { bringToLife, expectAccessible, expectFits, signIn } from '../support.ts';

const traveler = 'traveler@demo.example';

interface Listed {
  tripPath: string;
  bookable: boolean;
  spotsLeft: number;
}

test('a party waits for a full trip, is offered spots when they are free, and declines them', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, traveler);
  const mine = (await (await page.request.get('/api/me/bookings?limit=100')).json()) as {
    data: { items: { trip: { id: string } }[] };
  };
  const taken = new Set(mine.data.items.map(({ trip }) => trip.id));
  const listed = (await (await page.request.get('/public/trips?limit=50')).json()) as {
    data: { items: Listed[] };
  };
  // The trip with the fewest spots that the traveler isn't on, because other journeys book where there are many.
  const few = listed.data.items
    .filter((trip) => trip.bookable && trip.spotsLeft > 0)
    .sort((a, b) => a.spotsLeft - b.spotsLeft);
  let full: { id: string; name: string; path: string; spots: number } | undefined;
  for (const { tripPath, spotsLeft } of few) {
    const details = await page.request.get(`/public/trip-details?path=${encodeURIComponent(tripPath)}`);
    const { data } = (await details.json()) as { data: { id: string; name: string; maximumParty: number } };
    if (taken.has(data.id) || data.maximumParty < spotsLeft) continue;
    full = { id: data.id, name: data.name, path: tripPath, spots: spotsLeft };
    break;
  }
  expect(full).toBeDefined();
  const { id, name, path, spots } = full!;
  const hold = await page.request.post(`/public/trips/${id}/holds`, {
    data: { spots },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(hold.status(), await hold.text()).toBeLessThan(300);
  const held = ((await hold.json()) as { data: { id: string; token: string } }).data;

  await page.goto(`/trips/${path}`);
  // The cached page may still offer spots; it follows the sale, and its links are then others.
  await expect(page.getByText('Sold out', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  // A press while the page comes to life may meet a link that has just been replaced.
  await bringToLife(page);
  await page.getByRole('link', { name: 'Join the waitlist' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Join the waitlist for ${name}` })).toBeVisible();
  const you = page.getByRole('group', { name: 'You', exact: true });
  await expect(you.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(traveler);
  await you.getByLabel('Phone').fill('+1 202 555 0123');
  await you.getByRole('spinbutton').first().click();
  await page.keyboard.type('04021991');
  await page.reload();
  await expect(you.getByLabel('Phone')).not.toHaveValue('');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByRole('heading', { name: 'You’re number 1 on the waitlist' })).toBeVisible();

  await page.getByRole('link', { name: 'See my waitlist spot' }).click();
  await page.waitForURL(`**/app/traveler/trips/${id}/trip-overview`);
  await expect(page.getByText('Number 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Sign the traveler terms')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);

  const released = await page.request.delete(`/public/holds/${held.id}`, {
    headers: { 'X-Hold-Token': held.token },
  });
  expect(released.status(), await released.text()).toBeLessThan(300);
  await page.reload();
  await expect(page.getByText(/We’re holding 1 spot for you until/)).toBeVisible();
  await expect(page.getByText(/left to pay before we offer your spots/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Decline these spots' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`We’ll offer 1 spot on ${name} to the next party.`);
  await question.getByRole('button', { name: 'Decline these spots' }).click();
  await expect(page.getByText(`You declined the spots on ${name}.`)).toBeVisible();
});

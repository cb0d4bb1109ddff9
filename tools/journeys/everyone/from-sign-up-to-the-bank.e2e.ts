import { expect, test } from '@playwright/test';
import { fillTravelers, freshEmail, holdFromTripPage, payButton, toFilledCard } from '../site/booking.ts';
import { bringToLife, decide, drawnPicture, expectFits, mailTo, unique } from '../support.ts';
import { advance, agreeAndLaunch, day, openSandbox, sandboxes } from './sandbox.ts';

// One trip through all portals, following what people see and press: a host signs up, and finally has the
// earnings in the bank. It takes a year in the sandbox marketplace for its viewport, which
// tools/scripts/lib.sh opens and nothing else uses.
const sandboxOf = (width: number, retry = 0) => `${width < 800 ? 'harbor' : 'meadow'}${retry || ''}`;
test.skip(({ viewport }) => !sandboxes.includes(sandboxOf(viewport?.width ?? 0)), 'needs its sandbox');
test.setTimeout(420_000);

const password = 'slow trains and loud markets';
/** An itinerary in the sandbox whose trips its operator and the marketplace approve. */
const itinerary = 'Azores: Crater Lakes and Whale Roads';

test('a new host sells a first trip and is paid, without a call by hand', { tag: '@phone' }, async ({
  page,
  browser,
  viewport,
}) => {
  // A retry uses another sandbox: after a year, this one has no departures left.
  const sandbox = await openSandbox(browser, page, sandboxOf(viewport!.width, test.info().retry));
  const { newPage, signedIn } = sandbox;

  const host = await newPage();
  const hostEmail = freshEmail('first-trip');
  // Running it twice on one product creates two hosts.
  const lastName = `Duarte ${unique()}`;
  await test.step('a host signs up and shares a survey', async () => {
    await host.goto('/signup');
    await host.getByLabel('First name').fill('Ines');
    await host.getByLabel('Last name').fill(lastName);
    await host.getByLabel('Email').fill(hostEmail);
    await host.getByLabel('Email').press('Enter');
    await expect(host.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await sandbox.setPassword(host, hostEmail, password);
    await host.waitForURL('**/app/host/**');
    await host.goto('/app/host/audience/survey');
    const link = await host.getByRole('link', { name: 'Open survey' }).getAttribute('href');
    const reader = await newPage();
    await reader.goto(link!);
    await bringToLife(reader);
    const place = reader.getByRole('combobox', { name: 'Where would you most like to go?' });
    await place.pressSequentially('Portugal');
    await expect(reader.getByRole('option', { name: 'Portugal' })).toBeVisible();
    await place.press('ArrowDown');
    await place.press('Enter');
    await reader.getByText('Fall', { exact: true }).click();
    await reader.getByLabel('What would you spend on a week of travel?').fill('2500');
    await reader.getByLabel('How old are you?').fill('34');
    await reader.getByRole('button', { name: 'Send my answers' }).click();
    await expect(reader.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  });

  await test.step('the answer unlocks itineraries; a qualified host finishes the profile first', async () => {
    await host.goto('/app/host/itineraries');
    await host.getByRole('link', { name: itinerary }).last().click();
    await host.getByRole('link', { name: 'Finish your profile' }).click();
    await host.locator('input[type=file]').setInputFiles(await drawnPicture(host, 640, 640));
    await host.getByRole('button', { name: 'Use picture' }).click();
    await expect(host.getByText('Your profile was updated successfully.')).toBeVisible();
    await host
      .getByLabel('Bio')
      .fill('I plan every trip around lunch, and I bring my readers along. '.repeat(2));
    await host.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(host.getByText('Your profile was updated successfully.').last()).toBeVisible();
  });

  await test.step('an itinerary is reserved', async () => {
    await host.goto('/app/host/itineraries');
    await host.getByRole('link', { name: itinerary }).last().click();
    await host.getByRole('link', { name: 'Reserve This Trip' }).click();
    await expectFits(host);
    await host
      .getByRole('textbox', { name: 'Additional requests' })
      .fill('A quiet table for the farewell dinner, please.');
    await host.getByRole('button', { name: 'Reserve', exact: true }).click();
    await host
      .getByRole('alertdialog', { name: 'Ready to request your trip?' })
      .getByRole('button', { name: 'Request trip' })
      .click();
    await expect(host.getByRole('dialog').getByText(/2-7 business days/)).toBeVisible();
  });

  const operator = await signedIn('operator@demo.example');
  const admin = await signedIn('admin@demo.example');
  let trip = '';
  await test.step('the operator approves the trip, and the marketplace its prices', async () => {
    await operator.goto('/app/operator/trips');
    // On a phone, the list is behind a button, and its first trip is open.
    if (viewport!.width < 800) await operator.getByRole('button', { name: /^Trips/ }).click();
    await operator
      .getByRole('link', { name: new RegExp(`${itinerary}.*Ines ${lastName}`) })
      .first()
      .click();
    await expect(operator.getByText('A quiet table for the farewell dinner, please.')).toBeVisible();
    await operator.getByRole('textbox', { name: 'Minimum spots' }).fill('2');
    await operator.getByRole('textbox', { name: 'Minimum spots' }).blur();
    await operator.getByRole('button', { name: 'Save', exact: true }).click();
    await operator.waitForURL(/model=trip$/);
    trip = /trips\/([^/]+)/.exec(operator.url())![1]!;
    await operator.goto(`/app/operator/trips/${trip}/review-pricing?model=trip`);
    await operator.getByText('I have read the operator terms').click();
    await decide(operator, 'Approve Trip');
    await expect(operator.getByText('Done! Trip has been successfully saved!')).toBeVisible();
    await admin.goto(`/admin/trips/${trip}`);
    await decide(admin, 'Approve pricing');
  });

  await test.step('the host prices, agrees and launches', async () => {
    await host.goto(`/app/host/trips/${trip}/pricing?model=trip`);
    // Two travelers share the cost for eight.
    const most = await host.getByText(/^to \$[\d,]+ per traveler$/).innerText();
    const price = Number(most.replaceAll(/\D/g, ''));
    for (const [label, value] of [
      ['Early bird price', price],
      ['Regular price', price + 150],
    ] as const) {
      await host.getByRole('textbox', { name: label }).fill(String(value));
      await host.getByRole('textbox', { name: label }).blur();
    }
    await host.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(host.getByText('Prices saved')).toBeVisible();
    await expectFits(host);
    await agreeAndLaunch(host);
    await expectFits(host);
  });
  const traveler = await newPage();
  const email = freshEmail('first-traveler');
  await test.step('a traveler books two spots on the shared page, and pays all of it', async () => {
    const link = await host
      .getByRole('link', { name: /View trip page/ })
      .first()
      .getAttribute('href');
    await holdFromTripPage(traveler, new URL(link!, sandbox.origin).pathname.split('/').pop()!, 2);
    await fillTravelers(traveler, email);
    await toFilledCard(traveler, 'Succeeds');
    // Once the balance is due, there is no deposit to choose.
    const whole = traveler.getByText('Pay in full');
    if (await whole.isVisible()) await whole.click();
    await payButton(traveler).click();
    await traveler.waitForURL('**/book/done');
    await sandbox.setPassword(traveler, email, password);
    await traveler.waitForURL('**/app/traveler/trips/*/trip-overview');
    await expect(traveler.getByText('Welcome Noa!')).toBeVisible();
  });

  await test.step('the host confirms, the traveler is told, and the list is exported', async () => {
    await host.goto(`/app/host/trips/${trip}/bookings?model=trip`);
    await host.getByRole('checkbox').first().check({ force: true });
    await decide(host, 'Confirm');
    await expect(host.getByText('The bookings were confirmed!')).toBeVisible();
    await mailTo(page, email, /confirmed|happening/i);
    await traveler.reload();
    await expect(traveler.getByText('The trip is officially happening!').first()).toBeVisible();
    await host.getByRole('button', { name: 'Export' }).click();
    const file = host.getByRole('dialog', { name: 'Export' }).getByRole('link', { name: 'Download' });
    await expect(file).toBeVisible();
    const started = host.waitForEvent('download');
    await file.click();
    expect((await started).suggestedFilename()).toMatch(/\.csv$/);
  });

  let start = new Date();
  await test.step('operator and marketplace agree on the days when it is time', async () => {
    await admin.goto(`/admin/trips/${trip}`);
    await expect(admin.getByRole('heading', { name: 'Approvals' })).toBeVisible();
    const window = await admin.getByText(/^The operator can submit it from/).innerText();
    await admin.goto('/admin/test-clock');
    await expect(admin.getByText(/^Next event: .+ UTC$/)).toBeVisible();
    start = new Date(`${/from (.+) to/.exec(window)![1]!} UTC`);
    await advance(admin, new Date(start.getTime() + day));
    await operator.goto(`/app/operator/trips/${trip}/review-details?model=trip`);
    await decide(operator, 'Submit Technical Itinerary');
    await expect(operator.getByText('Technical Itinerary approved')).toBeVisible();
    await admin.goto(`/admin/trips/${trip}`);
    await decide(admin, 'Approve technical itinerary');
  });
  await test.step('the trip is over, and the host says where the earnings go', async () => {
    await advance(admin, new Date(start.getTime() + 120 * day));
    await admin.goto(`/admin/trips/${trip}`);
    await decide(admin, 'Approve earnings report');
    await mailTo(page, hostEmail, /^Your earnings from .+ are final$/);
    await host.goto('/app/host/earnings?tab=account');
    await host.getByRole('button', { name: 'Add account' }).click();
    const dialog = host.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Account holder' }).fill('Ines Duarte');
    await dialog.getByRole('textbox', { name: 'IBAN or account number' }).fill('DE89 3704 0044 0532 0130 00');
    await dialog.getByRole('button', { name: 'Save account' }).click();
    await expect(host.getByText('Payout account saved')).toBeVisible();
    await host.getByRole('button', { name: 'Check verification' }).click();
    await expect(host.getByText('Your account is ready for payouts.')).toBeVisible();
    await expectFits(host);
  });

  await test.step('the money is in the bank', async () => {
    await advance(admin, new Date(start.getTime() + 180 * day));
    await mailTo(page, hostEmail, /^We sent you \$/);
    await host.goto('/app/host/earnings');
    await expect(host.getByRole('heading', { level: 1, name: 'Earnings & payouts' })).toBeVisible();
    await expect(async () => {
      const [earned, paid, scheduled] = (await host.getByRole('main').innerText()).match(/\$[\d,.]+/g) ?? [];
      expect(Number(earned?.replaceAll(/[$,]/g, ''))).toBeGreaterThan(0);
      expect([paid, scheduled]).toEqual([earned, '$0']);
    }).toPass();
  });
  await sandbox.close();
});

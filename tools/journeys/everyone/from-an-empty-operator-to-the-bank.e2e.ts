import { expect, type Page, test } from '@playwright/test';
import { fillTravelers, freshEmail, holdFromTripPage, payButton, toFilledCard } from '../site/booking.ts';
import { chooseCard, decide, drawnPicture, expectFits, mailTo, unique } from '../support.ts';
import { advance, agreeAndLaunch, day, openSandbox, sandboxes } from './sandbox.ts';

// One itinerary through all portals, following what people see and press: a new operator creates it and is finally
// paid for a trip based on it. It takes months in a sandbox marketplace that nothing else uses.
const sandboxOf = (retry: number) => `orchard${retry || ''}`;
test.skip(
  ({ viewport }) => (viewport?.width ?? 0) < 800,
  'the way is long; a phone goes the one of a new host',
);
test.skip(() => !sandboxes.includes(sandboxOf(0)), 'needs its sandbox');
test.setTimeout(480_000);

const password = 'slow trains and loud markets';
const itinerary = `Cork Oak and Cold Atlantic ${unique()}`;

async function addService(
  page: Page,
  onDay: number,
  type: string,
  name: string,
  text: string,
): Promise<void> {
  await page.getByRole('button', { name: `Add service to day ${onDay}` }).click();
  await page.getByRole('menuitem', { name: type }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(type === 'Information' ? 'Title' : 'Name').fill(name);
  await form.getByLabel('Description').fill(text);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: `Day ${onDay}` }).getByText(name)).toBeVisible();
}

/** Adds an own photo to the photos in view. */
async function addPhoto(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add your own photo' }).click();
  const photo = page.getByRole('dialog', { name: 'Your own photo' });
  await photo.locator('input[type=file]').setInputFiles(await drawnPicture(page, 1600, 1200));
  await page.getByRole('button', { name: 'Use picture' }).click();
  await photo.getByLabel('What the photo shows').fill(text);
  await photo.getByRole('button', { name: 'Add photo' }).click();
  await expect(page.getByRole('img', { name: text })).toBeVisible();
}

async function choosePlace(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
}

test('an itinerary of a new operator is sold, run and paid for, without a call by hand', async ({
  page,
  browser,
}) => {
  const sandbox = await openSandbox(browser, page, sandboxOf(test.info().retry));
  const { newPage, signedIn } = sandbox;
  const admin = await signedIn('admin@demo.example');
  const operator = await newPage();
  const operatorEmail = freshEmail('new-operator');

  await test.step('the marketplace adds an operator, whose admin sets a password', async () => {
    const code = unique();
    await admin.goto('/admin/operators');
    await admin.getByRole('button', { name: 'Add operator' }).click();
    const form = admin.getByRole('dialog', { name: 'Add operator' });
    await form.getByLabel('Name').fill(`Sobreiro Walks ${code}`);
    await form.getByLabel('Code').fill(code);
    await form.getByLabel('Terms').fill('Be on time.');
    await form.getByRole('button', { name: 'Add operator' }).click();
    await admin.getByRole('searchbox', { name: 'Search operators' }).fill(code);
    await admin.getByRole('link', { name: `Sobreiro Walks ${code}` }).click();
    await admin.getByRole('tab', { name: 'People' }).click();
    await admin.getByRole('button', { name: 'Add person' }).click();
    const person = admin.getByRole('dialog', { name: 'Add person' });
    await person.getByLabel('Email').fill(operatorEmail);
    await person.getByLabel('First name').fill('Olav');
    await person.getByLabel('Last name').fill('Berg');
    await person.getByRole('button', { name: 'Add person' }).click();
    await expect(person).toBeHidden();
    await sandbox.setPassword(operator, operatorEmail, password);
    await operator.waitForURL('**/app/operator/**');
  });

  await test.step('the operator makes an itinerary with a photo of their own', async () => {
    await operator.goto('/app/operator/itineraries');
    await operator.getByRole('link', { name: 'Add new itinerary' }).first().click();
    await operator.getByRole('textbox', { name: 'Name' }).first().fill(itinerary);
    await operator.getByRole('combobox', { name: 'Country' }).fill('Portug');
    await operator.getByRole('option', { name: 'Portugal' }).click();
    await operator.getByRole('textbox', { name: 'Destination' }).fill('Alentejo coast');
    await operator
      .getByRole('textbox', { name: 'Trip summary' })
      .fill(
        'Walk the fishermen’s trail from cove to cove, sleep among cork oaks, and eat what the boats brought in today.',
      );
    for (const [field, word] of [
      ['Accommodation levels', 'Guesthouse'],
      ['Meal levels', 'Half board'],
    ] as const) {
      await operator.getByRole('combobox', { name: field }).click();
      await operator.getByRole('combobox', { name: field }).pressSequentially(word);
      await operator.getByRole('option', { name: word }).click();
      await operator.keyboard.press('Escape');
    }
    await operator.getByRole('combobox', { name: 'Arrival airport' }).pressSequentially('lisb');
    await operator.getByRole('option', { name: /\(LIS\)/ }).click();
    await addPhoto(operator, 'Cork oaks above the sea');
    await operator.getByRole('button', { name: 'Create itinerary' }).click();
    await expect(operator.getByText('Itinerary saved')).toBeVisible();
    await operator.getByRole('link', { name: 'Continue' }).click();
    await addService(operator, 1, 'Accommodation', 'Casa do Sobreiro', 'Eight rooms under cork oaks.');
    await addService(operator, 2, 'Activity', 'The fishermen’s trail', 'From cove to cove, with a guide.');
    await operator.getByRole('button', { name: 'Photos of day 2' }).click();
    await addPhoto(operator, 'The boats at noon');
    await operator
      .getByRole('dialog', { name: 'Photos of day 2' })
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    await expect(operator.getByText('Photos saved')).toBeVisible();
    await expect(
      operator.getByRole('region', { name: 'Day 2' }).getByRole('img', { name: 'The boats at noon' }),
    ).toBeVisible();
    await expectFits(operator);
  });

  let firstDay = '';
  await test.step('a departure and its prices are added, and the itinerary is handed in', async () => {
    await operator.getByRole('link', { name: 'Continue to pricing' }).click();
    await operator.getByRole('button', { name: 'Add Inventory' }).first().click();
    const drawer = operator.getByRole('dialog', { name: 'Inventory Detail' });
    for (const [label, amount] of [
      ['Price per traveler 1', '900'],
      ['Price per traveler 2', '700'],
      ['Single supplement price', '300'],
    ] as const)
      await drawer.getByRole('textbox', { name: label, exact: true }).fill(amount);
    await drawer.getByRole('textbox', { name: 'Single supplement price', exact: true }).blur();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(operator.getByText('The inventory item has been created')).toBeVisible();
    const departures = operator.getByRole('table', { name: 'Itinerary Inventory' });
    firstDay = (await departures.getByText(/^\d\d\/\d\d\/\d{4}$/).innerText()).replaceAll('/', '');
    await operator.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(operator.getByText('Done! Your Itinerary has been successfully created!')).toBeVisible();
  });
  const id = /\/itineraries\/([0-9a-f-]{36})\//.exec(operator.url())![1]!;

  await test.step('it is sent back, mended, handed in again and approved', async () => {
    await admin.goto(`/admin/itineraries/${id}`);
    await admin.getByRole('button', { name: 'Request changes' }).click();
    const question = admin.getByRole('alertdialog', { name: 'Request changes to this itinerary?' });
    await question.getByLabel('What needs to change').fill('Say where we have lunch on the trail.');
    await question.getByRole('button', { name: 'Request changes' }).click();
    await expect(admin.getByText('Changes requested').first()).toBeVisible();
    await mailTo(page, operatorEmail, /^Please change your itinerary/);
    await operator.goto(`/app/operator/itineraries/${id}/review-details`);
    await expect(operator.getByText('Say where we have lunch on the trail.')).toBeVisible();
    await operator
      .getByRole('textbox', { name: 'Trip summary' })
      .fill(
        'Walk from cove to cove, have lunch at a fisherman’s table, and sleep among cork oaks when the sea is quiet.',
      );
    await operator.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(operator.getByText('Itinerary saved')).toBeVisible();
    await operator.getByRole('link', { name: 'Continue' }).click();
    await operator.getByRole('link', { name: 'Continue to pricing' }).click();
    await operator.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(operator.getByText('Done! Your Itinerary has been successfully created!')).toBeVisible();
    await admin.reload();
    await decide(admin, 'Approve itinerary');
    await expect(admin.getByText('Itinerary approved', { exact: true }).first()).toBeVisible();
    await mailTo(page, operatorEmail, /approved/i);
  });

  const host = await signedIn('host@demo.example');
  await test.step('a host asks for a trip of it', async () => {
    await host.goto(`/app/host/itineraries?q=${encodeURIComponent(itinerary)}`);
    await host.getByRole('link', { name: itinerary }).last().click();
    await expect(host.getByRole('img', { name: 'Cork oaks above the sea' }).first()).toBeVisible();
    await host.getByRole('link', { name: 'Reserve This Trip' }).click();
    await host.getByRole('textbox', { name: 'Additional requests' }).fill('A farewell dinner, please.');
    await host.getByRole('button', { name: 'Reserve', exact: true }).click();
    await host
      .getByRole('alertdialog', { name: 'Ready to request your trip?' })
      .getByRole('button', { name: 'Request trip' })
      .click();
    await expect(host.getByRole('dialog').getByText(/2-7 business days/)).toBeVisible();
  });

  let trip = '';
  await test.step('the operator adds what was asked for and approves; the marketplace approves the prices', async () => {
    await operator.goto('/app/operator/home');
    await operator.getByRole('button', { name: 'Answer' }).first().click();
    await operator.getByRole('dialog').getByRole('link', { name: 'Review details' }).click();
    await expect(operator.getByRole('dialog')).toBeHidden();
    await expect(operator.getByText('A farewell dinner, please.')).toBeVisible();
    await operator.getByRole('textbox', { name: 'Operator code' }).fill('SOB-1');
    await operator.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(operator).toHaveURL(/model=trip$/);
    trip = /trips\/([^/]+)/.exec(operator.url())![1]!;
    await operator.getByRole('link', { name: 'Continue' }).click();
    await addService(operator, 3, 'Meal', 'Farewell dinner', 'At the fishermen’s table.');
    await operator.getByRole('button', { name: 'Continue to pricing' }).click();
    await operator.getByRole('alertdialog').getByRole('link', { name: 'Continue to Pricing' }).click();
    await operator.getByText('I have read the operator terms').click();
    await decide(operator, 'Approve Trip');
    await expect(operator.getByText('Done! Trip has been successfully saved!')).toBeVisible();
    await admin.goto(`/admin/trips/${trip}`);
    await decide(admin, 'Approve pricing');
  });
  await test.step('the host prices, agrees and launches', async () => {
    await host.goto(`/app/host/trips/${trip}/pricing?model=trip`);
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
    await agreeAndLaunch(host);
  });

  const traveler = await newPage();
  const companion = await newPage();
  const [email, companionEmail] = [freshEmail('noa'), freshEmail('sam')];
  await test.step('two travelers book, and each has an account', async () => {
    const link = await host
      .getByRole('link', { name: /View trip page/ })
      .first()
      .getAttribute('href');
    await traveler.goto(new URL(link!, sandbox.origin).pathname);
    await expect(traveler.locator('#day-2').getByRole('img', { name: 'The boats at noon' })).toBeVisible();
    await holdFromTripPage(traveler, new URL(link!, sandbox.origin).pathname.split('/').pop()!, 2);
    await fillTravelers(traveler, email, companionEmail);
    await toFilledCard(traveler, 'Succeeds');
    const whole = traveler.getByText('Pay in full');
    if (await whole.isVisible()) await whole.click();
    await payButton(traveler).click();
    await traveler.waitForURL('**/book/done');
    await sandbox.setPassword(traveler, email, password);
    await traveler.waitForURL('**/app/traveler/trips/*/trip-overview');
    await sandbox.setPassword(companion, companionEmail, password);
    await companion.waitForURL('**/app/traveler/trips/*/trip-overview');
  });

  await test.step('the host confirms', async () => {
    await host.goto(`/app/host/trips/${trip}/bookings?model=trip`);
    await host.getByRole('checkbox').first().check({ force: true });
    await decide(host, 'Confirm');
    await expect(host.getByText('The bookings were confirmed!')).toBeVisible();
  });

  let start = new Date();
  await test.step('the days change when it is time, and both sides agree on them', async () => {
    await admin.goto(`/admin/trips/${trip}`);
    const window = await admin.getByText(/^The operator can submit it from/).innerText();
    start = new Date(`${/from (.+) to/.exec(window)![1]!} UTC`);
    await advance(admin, new Date(start.getTime() + day));
    await operator.goto(`/app/operator/trips/${trip}/configure-services?model=trip`);
    await operator.getByRole('button', { name: 'Actions for Farewell dinner' }).click();
    await operator.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    const drawer = operator.getByRole('dialog', { name: /^Edit / });
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Farewell dinner on the beach');
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(operator.getByText('Service saved!')).toBeVisible();
    await operator.goto(`/app/operator/trips/${trip}/review-details?model=trip`);
    await decide(operator, 'Submit Technical Itinerary');
    await expect(operator.getByText('Technical Itinerary approved')).toBeVisible();
    await admin.goto(`/admin/trips/${trip}`);
    await decide(admin, 'Approve technical itinerary');
  });

  await test.step('every traveler acknowledges the day that changed', async () => {
    for (const [seen, own] of [traveler, companion].entries()) {
      await own.goto(`/app/traveler/trips/${trip}/itinerary`);
      const terms = own.frameLocator('iframe[title="Traveler terms"]');
      await terms.getByText('I agree to the traveler terms.').click();
      await terms.getByRole('button', { name: 'Continue' }).click();
      await expect(own.getByText(/Farewell dinner on the beach/).first()).toBeVisible();
      await expect(own.getByRole('img', { name: 'The boats at noon' })).toBeVisible();
      await own.getByRole('button', { name: 'Got it' }).click();
      await expect(own.getByText('Thanks for letting us know')).toBeVisible();
      await operator.goto(`/app/operator/trips/${trip}/configure-services?model=trip`);
      await expect(operator.getByText(`Seen by ${seen + 1} of 2 travelers`)).toBeVisible();
    }
  });
  const flight = `TP ${Math.floor(Math.random() * 1e4)}`;
  await test.step('a traveler books a ride from the airport', async () => {
    await traveler.goto(`/app/traveler/transfer/${trip}`);
    await choosePlace(traveler, 'Pickup', 'LIS', /\(LIS\)/);
    await choosePlace(traveler, 'Drop-off', 'Lisbon', /^Lisbon/);
    await traveler
      .getByRole('group', { name: /^Pickup date/ })
      .getByRole('spinbutton')
      .first()
      .pressSequentially(firstDay);
    await traveler.getByRole('button', { name: /Pickup time/ }).click();
    await traveler.getByRole('option', { name: '12:00 PM' }).click();
    await traveler.getByRole('textbox', { name: /^Flight number/ }).fill(flight);
    await traveler.getByRole('button', { name: 'Continue' }).click();
    await traveler.getByRole('radio', { name: /^Standard/ }).press('Space');
    await traveler.getByRole('button', { name: 'Continue' }).click();
    await traveler.getByRole('textbox', { name: /^Phone/ }).fill('+351912345678');
    await traveler.getByRole('checkbox', { name: /terms and conditions/ }).press('Space');
    await traveler.getByRole('button', { name: 'Continue' }).click();
    await chooseCard(traveler, 'Succeeds');
    await traveler.getByRole('button', { name: /^Pay / }).click();
    await expect(traveler.getByRole('heading', { name: 'Your transfer is booked!' })).toBeVisible();
  });

  await test.step('the operator sees who arrives when, and who shares a room', async () => {
    await operator.goto(`/app/operator/trips/${trip}/manifest?model=trip`);
    const table = operator.getByRole('table').first();
    for (const name of ['Noa Berg', 'Sam Okafor']) await expect(table.getByText(name).first()).toBeVisible();
    await expect(operator.getByText(/^Room 1/).first()).toBeVisible();
    await expectFits(operator);
    const started = operator.waitForEvent('download');
    await operator.getByRole('button', { name: 'Download rooming list' }).click();
    expect((await started).suggestedFilename()).toMatch(/^rooming-.+\.pdf$/);
  });

  await test.step('the trip is over, its report is approved, and both say where their money goes', async () => {
    await advance(admin, new Date(start.getTime() + 120 * day));
    await admin.goto(`/admin/trips/${trip}`);
    await decide(admin, 'Approve earnings report');
    for (const [own, path, holder] of [
      [host, '/app/host/earnings', 'Maya Okonkwo'],
      [operator, '/app/operator/payouts', 'Sobreiro Walks'],
    ] as const) {
      await own.goto(`${path}?tab=account`);
      await own.getByRole('button', { name: 'Add account' }).click();
      const dialog = own.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Account holder' }).fill(holder);
      await dialog
        .getByRole('textbox', { name: 'IBAN or account number' })
        .fill('DE89 3704 0044 0532 0130 00');
      await dialog.getByRole('button', { name: 'Save account' }).click();
      await expect(own.getByText('Payout account saved')).toBeVisible();
      await own.getByRole('button', { name: 'Check verification' }).click();
      await expect(own.getByText('Your account is ready for payouts.')).toBeVisible();
    }
  });

  await test.step('operator and host are paid', async () => {
    await advance(admin, new Date(start.getTime() + 180 * day));
    await mailTo(page, operatorEmail, /^We sent you \$/);
    for (const [own, path] of [
      [host, '/app/host/earnings'],
      [operator, '/app/operator/payouts'],
    ] as const) {
      await own.goto(path);
      await expect(async () => {
        const [earned, paid, scheduled] = (await own.getByRole('main').innerText()).match(/\$[\d,.]+/g) ?? [];
        expect(Number(earned?.replaceAll(/[$,]/g, ''))).toBeGreaterThan(0);
        expect([paid, scheduled]).toEqual([earned, '$0']);
      }).toPass();
    }
  });
  await sandbox.close();
});

import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fillTravelers, freshEmail, holdFromTripPage, payButton } from '../site/booking.ts';
import { demoPassword, drawnPicture, expectAccessible, expectFits, mailTo, press, type } from '../support.ts';

// A separate marketplace with a Stripe stand-in, both started by tools/scripts/e2e.sh. Nothing else uses it,
// because its clock is advanced.
const stripe = process.env.CARAVAN_STRIPE_URL ?? '';
test.skip(({ viewport }) => !stripe || (viewport?.width ?? 0) < 800, 'needs the stand-in; changes data');
test.setTimeout(240_000);

const password = 'copper ferry under sunlit pines';
const cards = {
  declined: '4000000000000002',
  expired: '4000000000000069',
  stolen: '4000000000009979',
  noFunds: '4000000000009995',
  asks: '4000002760003184',
  asksOnce: '4000002500003155',
};

type Trip = {
  id: string;
  version: number;
  tripPath: string;
  startDate: string;
  endDate: string;
  bookingsDeadline: string;
  status: string;
};
/** A person in the marketplace: their browser and their API calls. */
type Person = { page: Page; token: string };
type Departure = { id: string; packageLevel: string; startDate: string; status: string };

test('a marketplace on Stripe takes cards, refunds, answers disputes, and pays its people', async ({
  page,
  browser,
  baseURL,
}) => {
  const { port } = new URL(baseURL!);
  const origin = `http://stripe.localhost:${port}`;
  const contexts: BrowserContext[] = [];
  /** Everything sent to the marketplace by any page of this journey, which must not contain a card number. */
  const sent: string[] = [];
  const newPage = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
    });
    contexts.push(context);
    const own = await context.newPage();
    own.on('request', (request) => {
      if (new URL(request.url()).port === port) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    return own;
  };
  // Only browsers resolve names under localhost on every machine, so API calls send the marketplace's name
  // separately from the URL.
  const call = async <T>(token: string, method: string, path: string, data?: unknown): Promise<T> => {
    const answer = await page.request.fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(data !== undefined && { data }),
      headers: {
        Host: `stripe.localhost:${port}`,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID(), 'Caravan-Session': 'token' }),
      },
    });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: T }).data;
  };
  const read = <T>(who: Person, path: string) => call<T>(who.token, 'GET', path);
  const post = <T>(who: Person, path: string, data?: unknown) => call<T>(who.token, 'POST', path, data);
  const tokenOf = async (email: string, word: string) =>
    (await call<{ token: string }>('', 'POST', '/authentication/login', { email, password: word })).token;
  const demo = await demoPassword(page);
  const as = async (email: string): Promise<Person> => {
    const own = await newPage();
    await own.goto('/login');
    await own.evaluate(
      (person) =>
        fetch('/authentication/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify(person),
        }),
      { email, password: demo },
    );
    return { page: own, token: await tokenOf(email, demo) };
  };
  /** Actions at Stripe: in its dashboard, or by a bank. */
  const desk = async <T>(what: string, data: object): Promise<T> =>
    (await (await page.request.post(`${stripe}/desk/${what}`, { data })).json()) as T;
  const charges = async () =>
    (
      await desk<{ items: { id: string; status: string; amount: number }[] }>('list', {
        kind: 'payment_intent',
      })
    ).items;

  const host = await as('host@demo.example');
  const operator = await as('operator@demo.example');
  const admin = await as('admin@demo.example');

  /** Each currency's ledger sums to zero, and matches Stripe's balance. */
  const balanced = async (step: string) => {
    await expect(async () => {
      await post(admin, '/api/admin/reconciliation');
      const { items } = await read<{ items: { kind: string; explanation: string }[] }>(
        admin,
        '/api/admin/reconciliation?status=open',
      );
      expect(items, step).toEqual([]);
    }).toPass({ timeout: 20_000 });
  };
  const now = async () => new Date((await read<{ now: string }>(admin, '/api/admin/clock')).now);
  const advance = async (to: Date) => {
    if (to <= (await now())) return;
    await desk('clock', { now: to.toISOString() });
    let run = await post<{ id: string; state: string; settled: boolean; error?: string }>(
      admin,
      '/api/admin/clock',
      { to: to.toISOString() },
    );
    while (!run.settled) {
      await page.waitForTimeout(100);
      run = await read(admin, `/api/admin/clock/runs/${run.id}`);
    }
    expect(run.state, run.error).toBe('success');
  };
  const dayBefore = (day: string, days: number) =>
    new Date(Date.parse(`${day}T12:00:00Z`) - days * 86_400_000);

  await test.step('an admin connects Stripe; a key in the wrong field is refused there', async () => {
    const told = await desk<{ webhookSecret: string; secretKey: string; publishableKey: string }>('hooks', {
      address: `http://127.0.0.1:${port}/public/payments/webhooks/stripe`,
      host: `stripe.localhost:${port}`,
    });
    await admin.page.goto('/admin/marketplace');
    await admin.page.getByRole('button', { name: 'Change Payments' }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Provider$/ }).click();
    await admin.page.getByRole('option', { name: 'stripe' }).click();
    await type(dialog.getByLabel('Publishable key'), told.secretKey);
    await type(dialog.getByLabel('Secret key', { exact: true }), told.secretKey);
    await type(dialog.getByLabel('Webhook signing secret'), told.webhookSecret);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This key starts with pk_')).toBeVisible();
    await type(dialog.getByLabel('Publishable key'), told.publishableKey);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await balanced('connected');
  });

  let id = '';
  const trip = () => read<Trip>(host, `/api/me/trips/${id}`);
  const change = async (who: Person, path: string, data: object) => {
    const { version } = await read<Trip>(who, path);
    return post<Trip>(who, path, { ...data, version });
  };
  await test.step('a trip is on sale', async () => {
    const { operatorName } = await read<{ operatorName: string }>(operator, '/api/me/profile');
    const { items } = await read<{ items: { id: string; locked: boolean; operatorName: string }[] }>(
      host,
      '/api/me/itineraries?limit=100',
    );
    let last: { itinerary: string; departure: Departure } | undefined;
    for (const itinerary of items.filter((one) => !one.locked && one.operatorName === operatorName)) {
      const { packages } = await read<{ packages: { itineraryInventoryItems: Departure[] }[] }>(
        host,
        `/api/me/itinerary/${itinerary.id}/availability`,
      );
      for (const departure of packages.flatMap((level) => level.itineraryInventoryItems)) {
        if (departure.status !== 'available') continue;
        if (!last || departure.startDate > last.departure.startDate)
          last = { itinerary: itinerary.id, departure };
      }
    }
    const { itinerary, departure } = last!;
    const request = await post<{ id: string }>(host, '/api/me/trip-requests', {
      itinerary,
      itineraryInventoryItemId: departure.id,
      selectedPackage: departure.packageLevel,
      startDate: departure.startDate,
      quantityOfHostsRooms: 1,
      hostRooms: [{ type: 'twoBeds' }],
      companions: [{ firstName: 'Noor', lastName: 'Haddad', ageRange: '18+' }],
      additionalRequests: '',
    });
    ({ id } = await post<{ id: string }>(operator, '/api/me/trips', {
      tripRequestId: request.id,
      minimumSpots: 2,
      maximumSpots: 10,
    }));
    await change(operator, `/api/me/trips/${id}`, { status: 'partner_approved', operatorTerms: true });
    await change(admin, `/api/admin/trips/${id}`, { status: 'trova_pricing_approved' });
    const { suggestedRange } = await read<{ suggestedRange: { maxPriceMinor: number } }>(
      host,
      `/api/me/trips/${id}`,
    );
    const initialMinor = Math.ceil(suggestedRange.maxPriceMinor / 100) * 100;
    await change(host, `/api/me/trips/${id}`, {
      prices: { initialMinor, remainingMinor: initialMinor + 150_00 },
    });
    const terms = await read<{ version: string }>(host, `/api/me/trips/${id}/host-terms`);
    await post(host, `/api/me/trips/${id}/accept-terms`, {
      terms: terms.version,
      version: (await trip()).version,
    });
    await change(host, `/api/me/trips/${id}`, { status: 'live' });
  });

  const traveler = await newPage();
  const fields = traveler.frameLocator('iframe[title="Secure payment input frame"]');
  const bank = traveler.frameLocator('iframe[title="Bank"]');
  const enter = async (number: string) => {
    await fields.getByLabel('Card number').fill(number);
    await fields.getByLabel('Expiration date').fill('12 / 44');
    await fields.getByLabel('Security code').fill('123');
  };
  const email = freshEmail('stripe');

  await test.step('each card that fails has its sentence, and the next one can be tried', async () => {
    await holdFromTripPage(traveler, (await trip()).tripPath, 2);
    await fillTravelers(traveler, email);
    await traveler.getByRole('button', { name: 'Continue' }).click();
    await traveler.waitForURL('**/book/pay');
    await expect(fields.getByLabel('Card number')).toBeVisible();
    await traveler.getByText('I have read the cancellation policy').click();
    await payButton(traveler).click();
    await expect(fields.getByText('Your card number is incomplete.')).toBeVisible();
    await expectFits(traveler);
    for (const [number, sentence] of [
      [cards.declined, 'Your card was declined. Try another card.'],
      [cards.expired, 'Your card has expired. Try another card.'],
      [cards.stolen, 'Your card was declined. Try another card.'],
      [cards.noFunds, 'Your card has insufficient funds. Try another card.'],
    ] as const) {
      await enter(number);
      await payButton(traveler).click();
      await expect(traveler.getByRole('alert').getByText(sentence)).toBeVisible();
    }
    await enter(cards.asks);
    await payButton(traveler).click();
    await bank.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(
      traveler.getByText('Your bank couldn’t confirm it’s you. Try again or use another card.'),
    ).toBeVisible();
    await enter(cards.asks);
    await payButton(traveler).click();
    // The press removes its frame, which would swallow the pointer's response.
    await bank.getByRole('button', { name: 'Close' }).dispatchEvent('click');
    await expectAccessible(traveler);
    await traveler.getByRole('button', { name: 'Use another card' }).click();
    await expect(
      traveler.getByText('The payment wasn’t completed. Try again or use another card.'),
    ).toBeVisible();
    await balanced('nothing was paid');
  });

  let booking = '';
  let payer: Person;
  const money = () =>
    read<{
      statement: { balanceMinor: number };
      disputes: { status: string }[];
    }>(admin, `/api/admin/bookings/${booking}/money`);
  await test.step('the deposit is paid with a card whose bank asks', async () => {
    await enter(cards.asksOnce);
    await payButton(traveler).click();
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await traveler.waitForURL('**/book/done');
    const mail = await mailTo(page, email, /Activate/);
    await traveler.goto(new URL(mail.links.find((link) => link.includes('/create-account/'))!).pathname);
    await traveler.getByLabel('Password', { exact: true }).fill(password);
    await traveler.getByRole('button', { name: 'Create account' }).click();
    await traveler.waitForURL('**/app/traveler/trips/*/trip-overview');
    payer = { page: traveler, token: await tokenOf(email, password) };
    booking = (await read<{ items: { id: string }[] }>(payer, '/api/me/bookings?limit=10')).items[0]!.id;
    await post(host, `/api/me/trip-details/${id}/confirmBookings`, { orderIds: [booking] });
    await balanced('deposit');
  });

  await test.step('a bank debit is on its way for days and fails: its payer is told, and led back to their spots', async () => {
    const policies = await read<{ version: number }>(admin, '/api/admin/policies');
    await post(admin, '/api/admin/policies', {
      version: policies.version,
      items: [{ path: 'payment.bankDebits', flag: true }],
    });
    const payer = await newPage();
    const account = payer.frameLocator('iframe[title="Secure payment input frame"]');
    const address = freshEmail('debit');
    await holdFromTripPage(payer, (await trip()).tripPath, 2);
    await fillTravelers(payer, address);
    await payer.getByRole('button', { name: 'Continue' }).click();
    await payer.waitForURL('**/book/pay');
    await account.getByText('US bank account').click();
    await account.getByLabel('Routing number').fill('110000000');
    await account.getByRole('textbox', { name: 'Account number' }).fill('000123456789');
    await payer.getByText('I have read the cancellation policy').click();
    await payButton(payer).click();
    await expect(payer.getByText('Your bank debit is on its way')).toBeVisible();
    await expect(
      payer.getByText('Your spots are held for as long as your payment is on its way.'),
    ).toBeVisible();
    await expect(payer.getByRole('timer')).toHaveCount(0);
    await expectAccessible(payer);
    await mailTo(page, address, /is on its way/);
    await balanced('a debit on its way');
    const debit = (await charges()).find((one) => one.status === 'processing')!;
    await desk('arrive', { charge: debit.id, arrived: false });
    const failed = await mailTo(page, address, /failed/);
    const back = new URL(failed.links.find((link) => link.includes('/book/travelers?token='))!);
    await payer.goto(back.pathname + back.search);
    await expect(payer.getByRole('group', { name: 'You', exact: true })).toBeVisible();
    await balanced('the debit failed');
  });

  await test.step('the card is kept, with the bank asked once more, and pays the balance by itself', async () => {
    await post(payer, `/api/me/trips/${id}/accept-traveler-terms`, {});
    await traveler.goto(`/app/traveler/trips/${id}/update-payment-method`);
    await enter(cards.asksOnce);
    await press(traveler, 'button', 'Save card');
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(traveler.getByRole('heading', { name: 'Payment method updated!' })).toBeVisible();
    const before = (await charges()).filter((one) => one.status === 'succeeded').length;
    const { startDate } = await trip();
    await advance(dayBefore(startDate, 90));
    await expect
      .poll(async () => (await charges()).filter((one) => one.status === 'succeeded').length)
      .toBe(before + 1);
    await balanced('balance');
    await traveler.goto(`/app/traveler/trips/${id}/trip-overview`);
    await mailTo(page, email, /payment|paid|receipt/i);
  });

  await test.step('an admin gives part of it back', async () => {
    await admin.page.goto(`/admin/bookings/${booking}`);
    await expect(admin.page.getByRole('table', { name: 'Travelers' })).toBeVisible();
    const refund = admin.page.getByRole('dialog', { name: 'Refund items' });
    await expect(async () => {
      await admin.page.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
      await expect(refund).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await refund.getByRole('checkbox').first().press('Space');
    await refund.getByRole('button', { name: 'Review' }).click();
    await expect(refund.getByText('Price reduction')).toBeVisible();
    await refund.getByRole('button', { name: /^(Refund|Give back)/ }).click();
    await expect(refund).toBeHidden();
    await expect
      .poll(async () => (await desk<{ items: object[] }>('list', { kind: 'refund' })).items.length)
      .toBeGreaterThan(0);
    await balanced('refunded in part');
  });

  await test.step('a card holder disputes a charge; answered with evidence, the bank decides for the marketplace', async () => {
    const charge = (await charges()).filter((one) => one.status === 'succeeded').at(-1)!;
    const { id: dispute } = await desk<{ id: string }>('dispute', { charge: charge.id, amount: 5_000 });
    await expect
      .poll(async () => (await money()).disputes.map((one) => one.status))
      .toEqual(['needsResponse']);
    await balanced('disputed');
    await admin.page.goto(`/admin/bookings/${booking}?tab=money`);
    await admin.page.getByRole('tab', { name: 'Money' }).click();
    await admin.page.getByRole('button', { name: 'Answer dispute' }).click();
    const form = admin.page.getByRole('dialog');
    await expect(form.getByRole('textbox', { name: /Cancellation and refund policy/ })).toHaveValue(/refund/);
    await type(
      form.getByRole('textbox', { name: /Messages with the traveler/ }),
      'Noa wrote that she would come.',
    );
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(form).toBeHidden();
    await admin.page.getByRole('button', { name: 'Answer dispute' }).click();
    await expect(form.getByText('Noa wrote that she would come.')).toBeVisible();
    await type(
      form.getByRole('textbox', { name: /Why the payment is valid/ }),
      'Noa booked and signed the terms.',
    );
    const files = form.locator('input[type=file]');
    await files.first().setInputFiles({
      name: 'terms.html',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>'),
    });
    await expect(form.getByText('Choose a PDF, JPEG, or PNG file')).toBeVisible();
    await files.first().setInputFiles({ ...(await drawnPicture(admin.page)), name: 'receipt.png' });
    await expect(form.getByRole('link', { name: 'receipt.png' })).toBeVisible();
    await files.nth(1).setInputFiles({ ...(await drawnPicture(admin.page)), name: 'messages.png' });
    await expect(form.getByRole('link', { name: 'messages.png' })).toBeVisible();
    await expectAccessible(admin.page);
    await form.getByRole('button', { name: 'Review and submit' }).click();
    const question = admin.page.getByRole('alertdialog');
    await expect(question.getByText(/Noa Berg’s dispute of \$50/)).toBeVisible();
    await expect(question.getByText('Files: receipt.png and messages.png')).toBeVisible();
    await question.getByRole('button', { name: 'Submit evidence' }).click();
    await expect(admin.page.getByText('Under review')).toBeVisible();
    const download = admin.page.waitForEvent('download');
    await admin.page.getByRole('link', { name: 'receipt.png' }).click();
    expect((await download).suggestedFilename()).toBe('receipt.png');
    await expect
      .poll(async () => (await desk<{ items: object[] }>('list', { kind: 'file' })).items.length)
      .toBe(2);
    await expect.poll(async () => (await money()).disputes.map((one) => one.status)).toEqual(['underReview']);
    await desk('decide', { dispute, won: true });
    await expect.poll(async () => (await money()).disputes.map((one) => one.status)).toEqual(['won']);
    await balanced('dispute won');
  });

  await test.step('host and operator prove at Stripe who they are', async () => {
    for (const [who, path, account] of [
      [host, '/app/host/earnings', { holder: 'Harper Lane', number: 'DE89 3704 0044 0532 0130 00' }],
      [
        operator,
        '/app/operator/payouts',
        { holder: 'Andes Trails', number: '000123456789', routing: '021000021' },
      ],
    ] as const) {
      await who.page.goto(path);
      await who.page.getByRole('tab', { name: 'Payout account' }).click();
      await who.page.getByRole('button', { name: /^(Add|Change) account$/ }).click();
      const dialog = who.page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Account holder' }).fill(account.holder);
      await dialog.getByRole('textbox', { name: 'IBAN or account number' }).fill(account.number);
      if ('routing' in account)
        await dialog.getByRole('textbox', { name: /[Rr]outing/ }).fill(account.routing);
      await dialog.getByRole('button', { name: 'Save account' }).click();
      await expect(dialog).toBeHidden();
      await who.page.getByRole('button', { name: 'Check verification' }).click();
      await who.page.getByRole('link', { name: /Stripe|Continue|Verify/ }).click();
      await who.page.getByRole('button', { name: 'Submit and finish' }).click();
      await who.page.waitForURL(`**${path}**`);
      await who.page.getByRole('tab', { name: 'Payout account' }).click();
      await who.page.getByRole('button', { name: 'Check verification' }).click();
      await expect(who.page.getByText('Your account is ready for payouts.')).toBeVisible();
    }
  });

  await test.step('the trip is over, and everybody is paid', async () => {
    const { startDate } = await trip();
    await advance(dayBefore(startDate, 70));
    await change(operator, `/api/me/trips/${id}`, { operatorTechnicalItineraryApproved: true });
    await change(admin, `/api/admin/trips/${id}`, { adminTechnicalItineraryApproved: true });
    await advance(dayBefore((await trip()).bookingsDeadline, -2));
    await advance(dayBefore((await trip()).endDate, -2));
    await post(admin, `/api/admin/trips/${id}/earnings-report/approve`);
    const later = async (days: number) => advance(new Date((await now()).getTime() + days * 86_400_000));
    // Half of the price was refunded, so the balance doesn't cover all payouts until the marketplace tops it up.
    await later(2);
    await admin.page.goto('/admin/payouts?status=failed');
    await expect(admin.page.getByText(/balance at Stripe is too low/).first()).toBeVisible();
    await desk('topup', { amount: 2_000_000, currency: 'usd' });
    await later(32);
    const { id: hostId } = await read<{ id: string }>(host, '/api/me/host/user');
    const earned = await read<{ earnedMinor: number; paidMinor: number }>(
      host,
      `/api/me/host/${hostId}/earnings`,
    );
    expect(earned.earnedMinor).toBeGreaterThan(0);
    expect(earned.paidMinor).toBe(earned.earnedMinor);
    expect((await read<{ items: object[] }>(admin, '/api/admin/payables')).items).toEqual([]);
    const { items: transfers } = await desk<{ items: { destination: string; amount: number }[] }>('list', {
      kind: 'transfer',
    });
    expect(new Set(transfers.map((one) => one.destination)).size).toBe(2);
    await balanced('paid out');
    await admin.page.goto('/admin/reconciliation');
    await admin.page.getByRole('button', { name: 'Compare now' }).first().click();
    await expect(admin.page.getByText(/^Compared .*charges?, refunds?,/)).toBeVisible();
  });

  const digits = sent.map((one) => one.replaceAll(/%20|[\s+-]/g, ''));
  expect(digits.length).toBeGreaterThan(50);
  expect(digits.filter((one) => Object.values(cards).some((number) => one.includes(number)))).toEqual([]);
  for (const context of contexts) await context.close();
});

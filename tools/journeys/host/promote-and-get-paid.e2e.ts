import { expect, test } from '@playwright/test';
import { expectAccessible, expectFits, read, signIn, unique } from '../support.ts';

type Email = { kind: string; name: string; editable: boolean; status: string };
type Trip = { id: string; name: string; hasPage: boolean; promoteEmails?: Email[] };

// Changes an email's text and the payout account; the narrow viewport visits the same pages.
const isWide = ({ width }: { width: number }) => width >= 800;

test('a host promotes a trip, follows who came, and says where the earnings go', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, 'host@demo.example');
  const { items } = await read<{ items: Trip[] }>(page, '/api/me/trips?limit=100');
  const live = items.find((trip) => trip.name === 'Lunch in the Alentejo')!;

  await test.step('an email is written and looked at before it goes anywhere', async () => {
    let chosen: { trip: Trip; email: Email } | undefined;
    for (const { id } of items) {
      const trip = await read<Trip>(page, `/api/me/trips/${id}`);
      const email = trip.promoteEmails?.find((one) => one.editable);
      if (trip.hasPage && email) chosen = { trip, email };
      if (chosen) break;
    }
    const { trip, email } = chosen!;
    await page.goto(`/app/host/trips/${trip.id}/promote?model=trip`);
    const emails = page.getByRole('region', { name: 'Email campaigns' });
    await expect(emails.getByRole('row', { name: new RegExp(email.name) })).toBeVisible();
    await emails.getByRole('link', { name: email.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${email.name} email` })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    const subject = `Come along ${unique()}`;
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'First name' }).click();
    await expect(page.getByText(`Subject: ${subject}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Applied' })).toBeVisible();
    const shown = page.frameLocator(`iframe[title="Preview of the ${email.name} email"]`);
    await expect(shown.getByText('Hello there')).toBeVisible();
    await page.getByRole('radio', { name: 'Phone' }).click();
    await expect(shown.getByText('Hello there')).toBeVisible();
    if (!isWide(page.viewportSize()!)) return;
    await page.getByRole('button', { name: 'Send test email' }).click();
    await expect(page.getByText('Email sent')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Promote Email Saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(subject);
  });

  await test.step('visits are told by channel, and a link says where it was shared', async () => {
    await page.goto(`/app/host/trips/${live.id}/promote?model=trip`);
    await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible();
    const charts = page
      .getByText('Visitors and checkouts started, by channel')
      .or(page.getByText('No visits yet'));
    await expect(charts.first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Where you share it' }).fill('Summer Newsletter');
    await expect(page.getByText(/utm_source=summer-newsletter/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Story' }).click();
    expect((await download).suggestedFilename()).toMatch(/-story\.png$/);
    await page.getByRole('link', { name: 'All your links' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Survey/ })).toBeVisible();
  });

  await test.step('earnings, statement and account', async () => {
    await page.goto('/app/host/earnings');
    await expect(page.getByRole('heading', { level: 1, name: 'Earnings & payouts' })).toBeVisible();
    await expect(page.getByText('Next payout')).toBeVisible();
    await expectFits(page);
    await page.getByRole('tab', { name: 'Payouts', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Payouts', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Statement' }).click();
    await expect(page).toHaveURL(/tab=statement/);
    const pdf = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
    const file = await page.request.get(pdf!);
    expect(file.headers()['content-type']).toContain('application/pdf');
    await page.getByRole('tab', { name: 'Payout account' }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Payout account' })).toHaveAttribute('aria-selected', 'true');
    if (!isWide(page.viewportSize()!)) return;
    await page.getByRole('button', { name: /^(Add|Change) account$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Account holder' }).fill('Maya Okonkwo');
    await dialog.getByRole('textbox', { name: 'IBAN or account number' }).fill('DE00 3704 0044 0532 0130 00');
    await dialog.getByRole('button', { name: 'Save account' }).click();
    await expect(dialog.getByText('Check this IBAN. Its check digits don’t match')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'IBAN or account number' }).fill('DE89 3704 0044 0532 0130 00');
    await dialog.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByText('Payout account saved')).toBeVisible();
    await expect(page.getByText('•••• 3000')).toBeVisible();
    await page.getByRole('button', { name: 'Check verification' }).click();
    await expect(page.getByText('Your account is ready for payouts.')).toBeVisible();
  });
});

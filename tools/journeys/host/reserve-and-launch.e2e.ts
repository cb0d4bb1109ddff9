import { expect, test } from '@playwright/test';
import { demoPassword, expectAccessible, expectFits, signIn } from '../support.ts';

// Creates a trip and launches it, which one run on the demo data can do once per departure.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');

test('a host reserves an itinerary, prices it, signs, and launches', async ({ page }) => {
  await signIn(page, 'host@demo.example');
  await page.goto('/app/host/itineraries');
  await expect(page).toHaveTitle(/ - Host Portal$/);
  await page.getByRole('searchbox').fill('Andalusia');
  await page.getByRole('link', { name: 'Andalusia After Dark' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Andalusia After Dark' })).toBeVisible();
  await page.getByRole('link', { name: 'Reserve This Trip' }).click();

  await expect(page.getByRole('heading', { name: 'Suggested Sell Price' })).toBeVisible();
  // The first date is approved instantly, unless a wish has to be read first.
  const review = page.getByText('Trip requests take 2-7 business days to process.');
  await expect(page.getByText('We approve this date instantly')).toBeVisible();
  const wish = page.getByRole('textbox', { name: 'Additional requests' });
  await wish.fill('A quiet room');
  await expect(review).toBeVisible();
  await wish.fill('');
  await expect(review).toHaveCount(0);

  await test.step('the form says what is missing', async () => {
    await page.getByRole('button', { name: 'Add companion' }).click();
    await page.getByRole('button', { name: 'Reserve', exact: true }).click();
    await expect(page.getByText('Some entries require your attention before continuing.')).toBeVisible();
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await expect(page.getByText('This configuration has 1 bed for 2 companions.')).toBeVisible();
    await page.getByLabel('First name').fill('Tobi');
    await page.getByLabel('Last name').fill('Okonkwo');
    await page.getByRole('button', { name: /Age/ }).click();
    await page.getByRole('option', { name: '18+' }).click();
    await page.getByRole('button', { name: /Room 1/ }).click();
    await page.getByRole('option', { name: /Shared bed/ }).click();
    await expect(page.getByText('Some entries require your attention')).toBeHidden();
    await expectAccessible(page);
  });

  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Ready to request your trip?' });
  await expect(confirm.getByText('Tobi Okonkwo')).toBeVisible();
  await confirm.getByRole('button', { name: 'Request trip' }).click();
  await page
    .getByRole('dialog', { name: 'Your trip is approved!' })
    .getByRole('link', { name: 'Set your price' })
    .click();

  await test.step('prices are asked about while one types', async () => {
    const early = page.getByLabel('Early bird price');
    await expect(page.getByRole('table')).toBeVisible();
    await early.fill('500');
    await early.blur();
    await expect(page.getByText('Could not save pricing - Negative earnings')).toBeVisible();
    await early.fill('4200');
    await early.blur();
    const regular = page.getByLabel('Regular price');
    await regular.fill('4400');
    await regular.blur();
    await expect(page.getByText('Could not save pricing - Negative earnings')).toBeHidden();
    await page.getByLabel('Earnings Advance').fill('999999');
    await page.getByLabel('Earnings Advance').blur();
    await expect(page.getByText(/^Cannot exceed/)).toBeVisible();
    await page.getByLabel('Earnings Advance').fill('0');
    await page.getByLabel('Earnings Advance').blur();
    await page.getByRole('button', { name: 'Show cost breakdown' }).click();
    await expect(page.getByRole('columnheader', { name: /Service fee/ })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Prices saved')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the agreement is accepted', async () => {
    await page.getByRole('link', { name: 'Services Agreement', exact: true }).click();
    await page.getByText('I agree to the services agreement.').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    const walk = page.getByRole('dialog');
    await expect(walk.getByText('Set launch date and time')).toBeVisible();
    await walk.getByRole('button', { name: 'Next' }).click();
    await expect(walk.getByRole('heading', { name: 'Review your trip page' })).toBeVisible();
    await walk.getByRole('button', { name: 'Next' }).click();
    await walk.getByLabel('Bio').fill('Too short');
    await walk.getByRole('button', { name: 'Next' }).click();
    await expect(walk.getByText('Minimum 100 characters required')).toBeVisible();
    await walk
      .getByLabel('Bio')
      .fill('I plan every trip around lunch, and I bring my readers along. '.repeat(2));
    await walk.getByRole('button', { name: 'Next' }).click();
    await expect(walk.getByRole('heading', { name: 'Schedule launch' })).toBeVisible();
    // Leaving before the end leads to the launch again on the promote tab.
    await page.reload();
    await page.getByRole('link', { name: 'Promote', exact: true }).click();
    await expect(walk.getByRole('heading', { name: 'Your trip is approved' })).toBeVisible();
    await walk.getByRole('button', { name: 'Next' }).click();
    await walk.getByRole('button', { name: 'Schedule Later' }).click();
    await expect(walk.getByRole('heading', { name: "We're excited to travel with you!" })).toBeVisible();
    await walk.getByRole('button', { name: 'Done' }).click();
    await expect(walk).toBeHidden();
    await expect(page).toHaveURL(/\/promote/);
    await expectAccessible(page);
  });

  await test.step('the launch is scheduled, taken back, and done now', async () => {
    const start = new Date(Date.now() + 7 * 86_400_000);
    const date = page.getByRole('group', { name: /Launch date/ });
    await date.getByRole('spinbutton', { name: /month/ }).fill(String(start.getMonth() + 1).padStart(2, '0'));
    await date.getByRole('spinbutton', { name: /day/ }).fill(String(start.getDate()).padStart(2, '0'));
    await date.getByRole('spinbutton', { name: /year/ }).fill(String(start.getFullYear()));
    await page.getByRole('button', { name: /Launch time/ }).click();
    await page.getByRole('option', { name: '9:10 AM' }).click();
    await page.getByRole('button', { name: 'Schedule launch' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schedule launch' }).click();
    await expect(page.getByText('Trip Launch Scheduled!')).toBeVisible();
    await page.getByRole('button', { name: 'Unschedule' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unschedule' }).click();
    await expect(page.getByText('Trip Launch Unscheduled!')).toBeVisible();
    await page.getByRole('button', { name: 'Launch now' }).click();
    // Nothing goes to the list that hasn't been reviewed.
    const mails = page.getByRole('alertdialog').getByRole('switch');
    await expect(mails.first()).not.toBeChecked();
    await expect(mails.first()).toBeDisabled();
    await page.getByRole('button', { name: 'Preview Launch email' }).click();
    const preview = page.getByRole('dialog', { name: 'Launch email' });
    await expect(preview.getByText(/^Goes to \d+ (person|people) on your list\.$/)).toBeVisible();
    await expect(preview.frameLocator('iframe').getByRole('link').first()).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).last().click();
    await expect(mails.first()).toBeEnabled();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Launch now' }).click();
    await expect(page.getByText('Your trip is live!', { exact: true })).toBeVisible();
    await expect(page.getByText('Your trip launched on')).toBeVisible();
  });

  await expectFits(page);
  await page.reload();
  await expect(page.getByText('Your trip launched on')).toBeVisible();
});

test('a host of a German marketplace reserves an itinerary in German', async ({ page, baseURL }) => {
  const there = `http://solstice.localhost:${new URL(baseURL!).port}`;
  await page.goto(`${there}/login`);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('host@solstice.example');
  await page.getByLabel('Passwort', { exact: true }).fill(await demoPassword(page));
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/app/host/home/dashboard');
  await page.getByRole('link', { name: 'Reisepläne', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Reisepläne suchen' }).fill('Lavendel');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Provence: Lavendel und Ockerwerkstatt' })
    .last()
    .click();
  await page.getByRole('link', { name: 'Diese Reise reservieren' }).click();
  await expect(page.getByRole('heading', { name: 'Empfohlener Verkaufspreis' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reservieren', exact: true }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Bereit, deine Reise anzufragen?' });
  await expect(confirm.getByText(/€/)).toBeVisible();
  await confirm.getByRole('button', { name: 'Reise anfragen' }).click();
  await page
    .getByRole('dialog', { name: 'Deine Reise ist bestätigt!' })
    .getByRole('link', { name: 'Lege deinen Preis fest' })
    .click();

  const early = page.getByLabel('Frühbucherpreis');
  await early.fill('3600');
  await early.blur();
  const regular = page.getByLabel('Regulärer Preis');
  await regular.fill('3800');
  await regular.blur();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Preise gespeichert')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});

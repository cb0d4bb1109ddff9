import { expect, test } from '@playwright/test';
import { expectAccessible, expectFits, quiet, signIn } from '../support.ts';

// Creates a trip from a request, which one run on the demo data can do once.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');

test('an operator reviews a request, makes a trip of it and approves it', async ({ page }) => {
  await signIn(page, 'operator@demo.example');
  await page.goto('/app/operator');
  await expect(page.getByRole('heading', { name: 'What’s next' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Answer' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve as requested' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Review details' }).click();
  await expect(page).toHaveURL(/\/app\/operator\/trips\/[0-9a-f-]{36}\/review-details\?model=tripRequest$/);
  await expect(page).toHaveTitle(/ - Operator Portal$/);
  await expect(page.getByRole('heading', { name: 'Host’s request' })).toBeVisible();
  await expectAccessible(page);

  await test.step('the form says what is missing, to the letter', async () => {
    const name = page.getByRole('textbox', { name: 'Name' });
    const kept = await name.inputValue();
    await name.fill('');
    const summary = page.getByRole('textbox', { name: 'Trip summary' });
    const text = await summary.inputValue();
    await summary.fill('Too short');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('A name is required')).toBeVisible();
    await expect(page.getByText('The trip summary must be at least 100 characters')).toBeVisible();
    await name.fill(`${kept}, reviewed`.slice(0, 70));
    await summary.fill(text);
  });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Trip request saved')).toBeVisible();
  await expect(page).toHaveURL(/review-details\?model=trip$/);
  await expect(page.getByText(/^ID# /).first()).toBeVisible();
  await expect(page.getByText('Not yet approved')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();

  await test.step('the way to the pricing asks once more', async () => {
    await expect(page).toHaveURL(/configure-services\?model=trip$/);
    await expect(page.getByRole('heading', { level: 2, name: /^Day 1/ })).toBeVisible();
    // At the end of the scroll, the sticky bar covers nothing. The days load one after another, and each
    // makes the page longer.
    expect(await quiet(page)).toBeUndefined();
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await page.waitForTimeout(300);
        return page.evaluate(
          () => window.scrollY + window.innerHeight - document.documentElement.scrollHeight,
        );
      })
      .toBeGreaterThanOrEqual(-1);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: /^Edit / });
    await drawer.getByRole('textbox', { name: 'Description' }).fill('We meet you at the gate with a sign.');
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Service saved!')).toBeVisible();
    await expect(page.getByText('We meet you at the gate with a sign.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to pricing' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Itinerary for this Trip' });
    await expect(
      dialog.getByText(/make sure all trip details and inclusions are updated as per the Host's request\.$/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Edit Itinerary' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Continue to Pricing' }).click();
  });

  await expect(page.getByRole('heading', { name: '3. Review Trip Pricing' })).toBeVisible();
  const costs = page.getByRole('table');
  await expect(costs.getByRole('columnheader', { name: 'Operator subtotal' })).toBeVisible();
  await expect(costs.getByRole('columnheader', { name: 'Total traveler price' })).toBeVisible();
  await expect(page.getByText('Single supplement for travelers')).toBeVisible();

  await test.step('prices are saved before they are approved', async () => {
    const before = await costs.innerText();
    const price = page.getByLabel('Price per traveler 1', { exact: true });
    await price.fill('5000');
    await price.blur();
    await page.getByRole('button', { name: 'Save prices' }).click();
    await expect(page.getByText('Trip saved')).toBeVisible();
    await expect(price).toHaveValue('$5,000');
    await expect.poll(() => costs.innerText()).not.toBe('');
    expect(before).not.toBe('');
  });

  await test.step('approving needs the terms', async () => {
    const approve = page.getByRole('button', { name: 'Approve Trip' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('checkbox', { name: /operator terms/ }).check({ force: true });
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await approve.click();
    await page
      .getByRole('alertdialog', { name: 'Approve this trip?' })
      .getByRole('button', { name: 'Approve Trip' })
      .click();
  });
  await expect(page.getByText('Done! Trip has been successfully saved!')).toBeVisible();
  await page.getByRole('link', { name: 'Review Details' }).click();
  await expect(
    page.getByText('You cannot change these details in this status.').or(page.getByLabel('Operator code')),
  ).toBeVisible();
  await expectFits(page);
});

test('what suits as it is asked for is answered in four presses on the board, where it moves along', async ({
  page,
}) => {
  await signIn(page, 'operator@demo.example');
  await page.goto('/app/operator/board');
  const answer = page.getByRole('button', { name: /^Answer: / }).first();
  await expect(answer).toBeVisible();
  /** How many cards a lane has. */
  const cards = async (lane: string) => {
    const heading = page.getByRole('heading', { name: new RegExp(`^${lane}`) });
    return (await heading.count()) ? Number(/\d+$/.exec(await heading.innerText())?.[0]) : 0;
  };
  const [asked, waiting] = [await cards('Answer request'), await cards('With others')];
  await answer.click();
  await expect(page).toHaveURL(/\/board\?do=answer/);
  await page.getByRole('button', { name: 'Approve as requested' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve this trip?' });
  await dialog.getByText(/^I have read the operator terms/).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Approve Trip' }).click();
  await expect(page.getByText('Done! Trip has been successfully saved!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/operator\/board$/);
  await expect.poll(() => cards('Answer request')).toBe(asked - 1);
  await expect.poll(() => cards('With others')).toBe(waiting + 1);
});

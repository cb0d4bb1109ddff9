import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support.ts';

test('an operator makes an itinerary, plans its days, adds a departure and hands it in', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  await signIn(page, 'operator@demo.example');
  await page.goto('/app/operator/itineraries');
  await expect(page).toHaveURL(/\/itineraries\/[0-9a-f-]{36}\/review-details$/);
  await page.getByRole('link', { name: 'Add new itinerary' }).first().click();
  await expect(page).toHaveURL(/\/itineraries\/new\/review-details$/);

  await test.step('the details say what is missing', async () => {
    await page.getByRole('button', { name: 'Create itinerary' }).click();
    for (const message of [
      'A name is required',
      'A country selection is required',
      'A destination is required',
      'A summary is required',
      'Accommodation level for standard package is required',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expectAccessible(page);
  });

  await page.getByRole('textbox', { name: 'Name' }).first().fill('Cork Oak and Cold Atlantic');
  await page.getByRole('combobox', { name: 'Country' }).fill('Portug');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await page.getByRole('textbox', { name: 'Destination' }).fill('Alentejo coast');
  await page
    .getByRole('textbox', { name: 'Trip summary' })
    .fill(
      'Walk the fishermen’s trail from cove to cove, sleep among cork oaks, and eat what the boats brought in that morning.',
    );
  for (const [field, word] of [
    ['Accommodation levels', 'Guesthouse'],
    ['Meal levels', 'Half board'],
  ] as const) {
    const levels = page.getByRole('combobox', { name: field });
    await levels.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await levels.click();
    await levels.pressSequentially(word);
    await page.getByRole('option', { name: word }).click();
    await page.keyboard.press('Escape');
  }
  const arrival = page.getByRole('combobox', { name: 'Arrival airport' });
  await arrival.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await arrival.pressSequentially('lisb');
  await page.getByRole('option', { name: /\(LIS\)/ }).click();
  await page.getByRole('textbox', { name: 'Logistics' }).fill('Fly to Lisbon; we meet you at the airport.');
  await page.getByRole('button', { name: 'Add optional service' }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('Cork workshop');
  await page.getByRole('button', { name: 'Create itinerary' }).click();
  await expect(page.getByText('Itinerary saved')).toBeVisible();
  await expect(page).toHaveURL(/\/itineraries\/[0-9a-f-]{36}\/review-details$/);
  await expect(arrival).toHaveValue(/\(LIS\)$/);
  await expect(page.getByRole('textbox', { name: 'Logistics' })).toHaveValue(/Lisbon/);
  await page.getByRole('link', { name: 'Continue' }).click();

  await test.step('services are added, checked, moved by keyboard and removed', async () => {
    const add = async (day: number, type: string) => {
      await page.getByRole('button', { name: `Add service to day ${day}` }).click();
      await page.getByRole('menuitem', { name: type }).click();
      return page.getByRole('dialog');
    };
    let form = await add(1, 'Information');
    await form.getByLabel('Title').fill('Day 1');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Enter a more descriptive title')).toBeVisible();
    await expect(form.getByText('Description is required')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Title').fill('Arrival by the sea');
    await form.getByLabel('Description').fill('We meet at the harbour.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/(Service|Workshop|Gathering) created!/)).toBeVisible();

    form = await add(1, 'Accommodation');
    await form.getByLabel('Name').fill('Casa do Sobreiro');
    await form.getByLabel('Description').fill('Eight rooms under cork oaks.');
    await form.getByText('Save to library').click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Casa do Sobreiro')).toBeVisible();

    await page.getByRole('button', { name: 'Add service to day 1' }).click();
    await expect(page.getByText('This day already has an accommodation.')).toBeVisible();
    await page.keyboard.press('Escape');
    // A closing menu restores focus, and would take it from the next target.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add service to day 1' })).toBeFocused();

    await page.getByRole('button', { name: 'Actions for Casa do Sobreiro' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Day 2' }).getByText('Casa do Sobreiro')).toBeVisible();
    await expect(page.getByText('Casa do Sobreiro moved to day 2')).toBeAttached();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Day 2' }).getByText('Casa do Sobreiro')).toBeVisible();

    await page.getByRole('button', { name: 'Add service to day 4' }).click();
    await page.getByRole('menuitem', { name: 'From your library' }).click();
    const library = page.getByRole('dialog', { name: 'Add to day 4 from your library' });
    await library.getByRole('searchbox', { name: 'Search your library' }).fill('Sobreiro');
    await library.getByRole('button', { name: 'Add Casa do Sobreiro' }).click();
    await library.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('region', { name: 'Day 4' }).getByText('Casa do Sobreiro')).toBeVisible();

    await page.getByRole('button', { name: 'Actions for Arrival by the sea' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Service removed')).toBeVisible();
  });

  await page.getByRole('link', { name: 'Continue to pricing' }).click();
  await test.step('the spots are checked to the letter', async () => {
    const minimum = page.getByRole('textbox', { name: 'Minimum spots' });
    const maximum = page.getByRole('textbox', { name: 'Maximum spots' });
    await maximum.fill('8');
    await maximum.blur();
    await minimum.fill('10');
    await minimum.blur();
    await expect(
      page.getByText('Maximum spots must be greater than or equal to minimum spots'),
    ).toBeVisible();
    await minimum.fill('4');
    await minimum.blur();
    await page.getByText('I accept the terms and conditions').click();
    await expect(page.getByText('Please accept the terms and conditions')).toBeVisible();
    await page.getByText('I accept the terms and conditions').click();
  });

  await test.step('a departure is added', async () => {
    await page.getByRole('button', { name: 'Add Inventory' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Inventory Detail' });
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText("'Price per traveler'-required").first()).toBeVisible();
    for (const [label, amount] of [
      ['Price per traveler 1', '1400'],
      ['Price per traveler 2', '1100'],
      ['Single supplement price', '300'],
    ] as const) {
      await drawer.getByRole('textbox', { name: label, exact: true }).fill(amount);
    }
    await drawer.getByRole('textbox', { name: 'Single supplement price', exact: true }).blur();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The inventory item has been created')).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Itinerary Inventory' }).getByText('Available'),
    ).toBeVisible();
  });

  const handIn = async () => {
    await page.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(page.getByText('Done! Your Itinerary has been successfully created!')).toBeVisible();
    await page.getByRole('link', { name: 'Review Details' }).click();
    await expect(page.getByText('Pending Approval').first()).toBeVisible();
  };
  await handIn();
  const id = /\/itineraries\/([0-9a-f-]{36})\//.exec(page.url())![1];
  const asAdmin = async () => {
    await signIn(page, 'admin@demo.example');
    await page.goto(`/admin/itineraries/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cork Oak and Cold Atlantic' })).toBeVisible();
  };
  const asOperator = async () => {
    await signIn(page, 'operator@demo.example');
    await page.goto(`/app/operator/itineraries/${id}/review-details`);
  };

  await test.step('an admin asks for changes', async () => {
    await asAdmin();
    await page.getByRole('button', { name: 'Request changes' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Request changes to this itinerary?' });
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await expect(dialog.getByText('Tell the operator what to change')).toBeVisible();
    await dialog.getByLabel('What needs to change').fill('Say where we have lunch on the trail.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await expect(page.getByText('Changes requested').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve itinerary' })).toBeHidden();
  });

  await test.step('the operator reads it, mends it and hands it in again', async () => {
    await asOperator();
    await expect(page.getByText('Not Submitted').first()).toBeVisible();
    await expect(page.getByText('Say where we have lunch on the trail.')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('textbox', { name: 'Trip summary' })
      .fill(
        'Walk from cove to cove, have lunch at a fisherman’s table, and sleep among cork oaks when the sea has gone quiet.',
      );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Itinerary saved')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Continue to pricing' }).click();
    await handIn();
    await expect(page.getByText('Say where we have lunch on the trail.')).toBeHidden();
  });

  await test.step('it is approved, and live', async () => {
    await asAdmin();
    await page.getByRole('button', { name: 'Approve itinerary' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve itinerary' }).click();
    await expect(page.getByText('Itinerary approved', { exact: true }).first()).toBeVisible();
    await asOperator();
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  });
});

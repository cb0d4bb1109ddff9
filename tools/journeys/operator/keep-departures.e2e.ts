import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support.ts';

test('departures are copied, edited and deleted from the row menu', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  await signIn(page, 'operator@demo.example');
  await page.goto('/app/operator/itineraries');
  await page
    .getByRole('navigation', { name: 'Itineraries' })
    .getByRole('link', { name: /Azores/ })
    .click();
  await page.getByRole('link', { name: 'Review pricing' }).click();
  const table = page.getByRole('table', { name: 'Itinerary Inventory' });
  const drawer = page.getByRole('dialog', { name: 'Inventory Detail' });

  await test.step('a departure in use keeps its date and its quantity', async () => {
    const taken = table.getByRole('row', { name: /Fully pending/ }).first();
    await taken.getByRole('button', { name: /^Actions for / }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(drawer.getByText('This date is in use. Trip Quantity can only be increased.')).toBeVisible();
    await expect(drawer.getByRole('group', { name: 'Start date' })).toHaveAttribute('aria-disabled', 'true');
    await expect(drawer.getByText(/pending, .* confirmed/)).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await taken.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Cannot delete inventory item')).toBeVisible();
  });

  await test.step('a copy is made, changed and deleted', async () => {
    const before = await table.getByRole('rowheader').count();
    await table
      .getByRole('row', { name: /Available/ })
      .first()
      .getByRole('button', { name: /^Actions for / })
      .click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The inventory item has been created')).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(before + 1);

    const row = table.getByRole('row', { name: /Available/ }).nth(1);
    await row.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await drawer
      .getByRole('button', { name: /Increase/ })
      .first()
      .click();
    await drawer.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('The inventory item has been updated')).toBeVisible();

    await row.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete this departure?' })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The inventory item has been deleted')).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(before);
  });
});

test('the later steps wait for what they need', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'phones show the step in one line');
  await signIn(page, 'operator@demo.example');
  await page.goto('/app/operator/itineraries/new/review-details');
  const steps = page.getByRole('navigation', { name: 'Itinerary steps' });
  await expect(steps.getByText('Review pricing').last()).toBeVisible();
  await expect(steps.getByRole('link')).toHaveCount(0);
});

test('an alternative is made, chosen for a departure and given up', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  await signIn(page, 'operator@demo.example');
  type Answer<Data> = { data: Data };
  const list = (await (await page.request.get('/api/me/itineraries?q=Lisbon')).json()) as Answer<{
    items: { id: string }[];
  }>;
  const { id } = list.data.items[0]!;
  const itinerary = (await (await page.request.get(`/api/me/itineraries/${id}`)).json()) as Answer<{
    servicesByDay: { services: { type: string; name: string }[] }[];
  }>;
  const services = itinerary.data.servicesByDay.flatMap((day) => day.services);
  const stay = services.find(({ type }) => type === 'accommodation')!.name;

  await page.goto(`/app/operator/itineraries/${id}/configure-services`);
  await page
    .getByRole('button', { name: `Actions for ${stay}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Accommodation Selection' }).click();
  const panel = page.getByRole('dialog', { name: 'Accommodation Selection' });

  await test.step('created with all its fields', async () => {
    await panel.getByRole('button', { name: 'Create Alternative' }).click();
    const form = page.getByRole('dialog', { name: 'Create Alternative' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Casa das Hortênsias');
    await form.getByRole('textbox', { name: 'Accommodation type' }).fill('Guesthouse');
    await form.getByRole('button', { name: /Occupancy/ }).click();
    await page.getByRole('option', { name: 'Double' }).click();
    await form.getByRole('button', { name: /Star rating/ }).click();
    await page.getByRole('option', { name: '3 stars' }).click();
    await form.getByRole('textbox', { name: 'Description' }).fill('Six rooms above the hydrangeas.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Alternative created')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('chosen for a departure', async () => {
    await panel.locator('li button:not([disabled])').filter({ hasText: stay }).last().click();
    await page.getByRole('option', { name: 'Casa das Hortênsias' }).click();
    await panel.getByRole('button', { name: 'Save inventory' }).click();
    await expect(page.getByText('Inventory updated')).toBeVisible();
    await expect(page.getByText('All changes have been saved successfully.')).toBeVisible();
  });

  await test.step('given up, with a warning', async () => {
    await panel.getByRole('button', { name: 'Actions for Casa das Hortênsias' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const asking = page.getByRole('alertdialog', { name: 'Delete Casa das Hortênsias?' });
    await expect(asking.getByText(/reset to the default accommodation/)).toBeVisible();
    await asking.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Alternative deleted')).toBeVisible();
    await expect(panel.getByText('Casa das Hortênsias')).toHaveCount(0);
  });

  await test.step('who asked for a departure is listed', async () => {
    await page.goto(`/app/operator/itineraries/${id}/review-pricing`);
    const table = page.getByRole('table', { name: 'Itinerary Inventory' });
    await table
      .getByRole('row', { name: /Fully pending|Fully booked|In use/ })
      .first()
      .getByRole('button', { name: /^Actions for / })
      .click();
    await page.getByRole('menuitem', { name: 'Requested Trips' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Requested Trips' }).getByRole('link').first(),
    ).toBeVisible();
  });
});

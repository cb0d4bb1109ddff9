import { expect, type Locator, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'no-preference' });

/** Opens a dialog with fields on a phone; overlays close slowly enough that a second tap is certain to hit them. */
async function open(page: Page) {
  await page.goto(
    '/iframe.html?id=overlays-dialog--with-fields&viewMode=story&globals=scheme:light;a11y.manual:!true',
  );
  const dialog = page.getByRole('dialog', { name: 'Add a stop' });
  await expect(dialog).toBeVisible();
  await page.addStyleTag({ content: '[data-exiting] { transition-duration: 600s !important }' });
  return dialog;
}

/**
 * Waits until an element has stopped moving and returns its position: on a phone, a dialog slides in with its
 * lists. A busy machine can stall an animation, so wait for the animations themselves, and check what a tap
 * would hit.
 */
async function restingPlace(page: Page, what: Locator) {
  let middle = { x: 0, y: 0 };
  await expect(async () => {
    await page.evaluate(async () => {
      const moves = () =>
        document
          .getAnimations()
          .filter(
            (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity,
          );
      while (moves().length > 0) await Promise.allSettled(moves().map((one) => one.finished));
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    const before = await what.boundingBox();
    await page.waitForTimeout(150);
    const box = await what.boundingBox();
    expect(box).not.toBeNull();
    expect(box).toEqual(before);
    middle = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
    const isMet = await what.evaluate(
      (option, { x, y }) => option.contains(document.elementFromPoint(x, y)),
      middle,
    );
    expect(isMet).toBe(true);
  }).toPass();
  return middle;
}

/** Taps an option twice in one place, the second time while its list is closing. */
async function tapTwice(page: Page, option: Locator) {
  const list = page.locator('[data-trigger]').filter({ has: option });
  // A list that waits for the phone's on-screen keyboard exists but isn't visible yet.
  await expect(list).toHaveCSS('opacity', '1');
  const { x, y } = await restingPlace(page, option);
  const tap = () => page.touchscreen.tap(x, y);
  await tap();
  await expect(list).toHaveAttribute('data-exiting');
  await tap();
  // By now, the effect of the second tap has rendered.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

/** Expects that no overlay is closing, and that the list hasn't reopened. */
async function expectOpen(page: Page, dialog: Locator) {
  await expect(dialog).toBeVisible();
  await expect(page.locator('[data-exiting]').filter({ has: dialog })).toHaveCount(0);
  await expect(page.locator('[data-trigger]:not([data-exiting])')).toHaveCount(0);
}

test('two taps on a suggestion over a dialog take it and leave the dialog open', async ({ page }) => {
  const dialog = await open(page);
  const place = dialog.getByRole('combobox', { name: 'Place' });
  await place.fill('Po');
  await tapTwice(page, page.getByRole('option', { name: 'Porto' }));
  await expect(place).toHaveValue('Porto');
  await expectOpen(page, dialog);
});

test('two taps on an option over a dialog choose it and leave the dialog open', async ({ page }) => {
  const dialog = await open(page);
  const way = dialog.getByRole('button', { name: /Way/ });
  await way.tap();
  await tapTwice(page, page.getByRole('option', { name: 'Sintra' }));
  await expect(way).toContainText('Sintra');
  await expectOpen(page, dialog);
});

test('two taps on a day over a dialog choose it and leave the dialog open', async ({ page }) => {
  await page.clock.setFixedTime('2027-05-04T12:00:00Z');
  const dialog = await open(page);
  await dialog.getByRole('button', { name: /Day/ }).tap();
  await tapTwice(page, page.getByRole('button', { name: /May 12, 2027/ }));
  await expect(dialog.getByRole('spinbutton', { name: /^day/ })).toHaveText('12');
  await expectOpen(page, dialog);
});

test('a tap beside a dialog closes it', async ({ page }) => {
  const dialog = await open(page);
  await page.touchscreen.tap(195, 40);
  await expect(page.locator('[data-exiting]').filter({ has: dialog }).first()).toBeAttached();
});

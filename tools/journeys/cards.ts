import type { Locator, Page } from '@playwright/test';
import { quiet, watchForCards } from './support.ts';

/** A test card that no journey pays with. */
const canary = '378282246310005';

/** Records where pages send the card number that `typeCards` enters. */
export const watchForCanary = (page: Page): string[] => watchForCards(page, canary);

/** German for what opens a form in a dialog. */
const opensForm = /hinzufügen|ändern|bearbeiten|einladen|anlegen|beantworten|ablehnen/i;

/**
 * Enters a card number into every field of the page and of the dialogs that its buttons open, and submits
 * every form. Each form refuses it, so nothing changes; the fields get their texts back.
 */
export async function typeCards(page: Page): Promise<void> {
  await typeInto(page, 'main');
  const buttons = page.getByRole('main').getByRole('button', { name: opensForm, disabled: false });
  const names = new Set((await buttons.allInnerTexts()).map((name) => name.split('\n')[0]!.trim()));
  for (const name of [...names].filter(Boolean)) {
    await buttons.filter({ hasText: name }).first().click();
    const dialog = page.getByRole('dialog').last();
    if (await appears(dialog)) await typeInto(page, '[role=dialog]');
    // What the button did instead, or what keeps the dialog open, ends with the page.
    await page.keyboard.press('Escape');
    if (!(await disappears(dialog))) break;
  }
  if (await asksBeforeLeaving(page)) {
    page.once('dialog', (question) => question.accept());
    await page.goto('about:blank');
  } else await quiet(page);
}

/** Whether the page has input that it would lose, such as a text that a field has put in its own form. */
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true })));

const appears = (one: Locator) =>
  one.waitFor({ timeout: 800 }).then(
    () => true,
    () => false,
  );
const disappears = (one: Locator) =>
  one.waitFor({ state: 'hidden', timeout: 2_000 }).then(
    () => true,
    () => false,
  );

async function typeInto(page: Page, part: string): Promise<void> {
  const hasFields = await page.evaluate(
    ({ part, canary }) => {
      type Field = HTMLInputElement | HTMLTextAreaElement;
      // Editors of rich text take what is typed; the page drops it when it is left.
      for (const editor of document.querySelectorAll<HTMLElement>(`${part} [contenteditable=true]`)) {
        editor.focus();
        document.execCommand('selectAll');
        document.execCommand('insertText', false, canary);
        if (!editor.textContent.includes(canary)) throw new Error('an editor takes no text');
      }
      const fields = [...document.querySelectorAll<Field>(`${part} :is(input, textarea)`)].filter(
        (field) =>
          /^(text|search|email|tel|url|password|textarea)$/.test(field.type) &&
          !field.disabled &&
          !field.readOnly &&
          field.checkVisibility({ visibilityProperty: true }),
      );
      const put = (field: Field, text: string) => {
        // React notices a change only by the element's own setter.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      };
      const texts = fields.map(({ value }) => value);
      for (const field of fields) put(field, canary);
      Object.assign(globalThis, {
        putBack: () => {
          for (const [i, field] of fields.entries()) if (field.isConnected) put(field, texts[i]!);
        },
      });
      return new Promise<boolean>((done) =>
        // After React has rendered what was typed.
        setTimeout(() => {
          for (const form of new Set(fields.map(({ form }) => form))) form?.requestSubmit();
          done(fields.length > 0);
        }, 50),
      );
    },
    { part, canary },
  );
  if (!hasFields) return;
  // A list searches a moment after the last key.
  await page.waitForTimeout(part === 'main' ? 500 : 150);
  await page.evaluate(() => (globalThis as typeof globalThis & { putBack: () => void }).putBack());
}

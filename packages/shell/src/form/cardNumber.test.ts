import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hasCardNumber } from './cardNumber.ts';
import { words } from './messages.ts';
import { noCards } from './noCards.ts';
import { refuse } from './refuse.ts';

/** The texts that the server's rule is held to. */
const { cards, others } = JSON.parse(
  readFileSync(
    path.resolve(import.meta.dirname, '../../../../backend/platform/plain/testdata/cards.json'),
    'utf8',
  ),
) as { cards: string[]; others: string[] };

it.each(cards)('%j is a card', async (text) => {
  expect(hasCardNumber(text)).toBe(true);
  expect(await noCards(text)).toBe(words.noCards);
});

it.each(others)('%j is no card', (text) => expect(hasCardNumber(text)).toBe(false));

it('looks through everything that a call sends', async () => {
  const form = new FormData();
  form.set('file', new File(['x'], '4242 4242 4242 4242.png'));
  for (const [url, body] of [
    ['/api/trips?q=4242+4242%204242-4242', undefined],
    ['/api/notes', JSON.stringify({ rooms: [{ note: 'Mine:\n4242 4242 4242 4242' }] })],
    ['/api/notes', JSON.stringify({ amountMinor: 4242424242424242 })],
    ['/api/files', form],
  ] as const)
    expect(await refuse(url, body), url).toBe(words.noCards);
  expect(await refuse('/api/trips?q=lisbon', JSON.stringify({ note: '4242 4242' }))).toBeUndefined();
});

import type { Booking } from '@caravan/sdk';
import { isShown, ok, press, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ReviewCard } from './ReviewCard.tsx';

const booking = { trip: { id: 't1', name: 'Andes' } } as Booking;
const mine = { open: true, rating: 2, comment: 'Jo was rude.', savedAt: '2026-05-01T10:00:00Z' };
const open = (review: object) =>
  show(<ReviewCard booking={booking} />, { answers: [http.get('*/review', () => ok(review))] });

it('who is not shown reads why, and can change the review', async () => {
  open({ ...mine, hiddenReason: 'It names a person.' });
  await shows('It names a person.');
  expect(isShown('Your review isn’t shown')).toBe(true);
  await press('Change review');
  await shows('Save review');
});

it('a review that is shown says nothing of moderation', async () => {
  open(mine);
  await shows('Jo was rude.');
  expect(isShown('Your review isn’t shown')).toBe(false);
});

import { ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Recommended } from '../audience/Recommended.tsx';
import { RecommendedBanner } from './RecommendedBanner.tsx';

const option = (id: string, name: string) => ({
  id,
  name,
  country: 'Portugal',
  active: true,
  topRecommended: false,
});
const list = http.get('*/api/me/itinerary-recommendations', () =>
  ok({
    items: [
      {
        id: 'r1',
        firstTime: true,
        recommendationNote: 'Your readers love lakes.',
        options: [option('i1', 'Crater lakes'), option('i2', 'Salt roads')],
      },
    ],
  }),
);

it('recommended itineraries fold at the foot of phones, and who sees them first tells so (H-098, H-512)', async () => {
  let told = 0;
  show(<RecommendedBanner />, {
    answers: [
      list,
      http.post('*/api/me/itinerary-recommendations/clear-first-time', () => {
        told += 1;
        return ok({ ok: true });
      }),
    ],
  });
  await shows('Your readers love lakes.');
  await until(() => expect(told).toBe(1));
  const sheet = () => document.querySelector('.md\\:hidden [aria-expanded]');
  await until(() => expect(sheet()?.getAttribute('aria-expanded')).toBe('false'));
  await press('(2)');
  await until(() => expect(sheet()?.getAttribute('aria-expanded')).toBe('true'));
});

it('a qualified host sees them beside the audience, too (H-093)', async () => {
  show(<Recommended />, { answers: [list] });
  await shows('Crater lakes');
  await shows('Salt roads');
});

import type { Trip } from '@caravan/sdk';
import { isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { PictureKit } from './PictureKit.tsx';

const trip = {
  id: 't1',
  shortId: 'T-1',
  name: 'Salt roads',
  tripPath: 'salt-roads',
  hasPage: true,
  hero: { url: '/artwork/salt.svg' },
  startDate: '2027-04-02',
  endDate: '2027-04-09',
  spotsLeft: 3,
} as unknown as Trip;
const preview = (isPublic: boolean) =>
  http.get('*/api/me/trips/t1/preview', () => ok({ path: '/trips/salt-roads', public: isPublic }));

it('asks for pictures of the public page in both sizes, and says when there is none (H-532)', async () => {
  const asked: string[] = [];
  show(<PictureKit trip={trip} />, {
    answers: [
      preview(true),
      http.get('*/public/trips/t1/screenshot', ({ request }) => {
        asked.push(new URL(request.url).search);
        return refusal(503, 'Screenshots aren’t available here.', 'unavailable');
      }),
    ],
  });
  await press('Page on a phone');
  await until(() => expect(asked).toEqual(['?width=540&height=1200']));
  await shows('The picture of your page could not be taken. Please try again later.');
  await press('Page on a desktop');
  await until(() => expect(asked.at(-1)).toBe('?width=1280&height=1000'));
});

it('a page that is not public yet has no picture', async () => {
  show(<PictureKit trip={trip} />, { answers: [preview(false)] });
  await shows('Pictures to share');
  expect(isShown('Page on a phone')).toBe(false);
});

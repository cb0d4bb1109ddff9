import type { Trip } from '@caravan/sdk';
import { control, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Survey } from '../audience/Survey.tsx';
import { Resources } from './Resources.tsx';

it('what was laid ready for the trip is opened from the promote tab (H-202)', async () => {
  const promotionalAssets = {
    portalUrl: 'https://assets.example/portal',
    albumUrl: 'https://assets.example/album',
    featuredImageUrl: 'https://assets.example/image.jpg',
  };
  show(<Resources trip={{ promotionalAssets } as unknown as Trip} />);
  await shows('Resources');
  for (const [name, url] of [
    ['Promotion portal', promotionalAssets.portalUrl],
    ['Photo album', promotionalAssets.albumUrl],
    ['Featured image', promotionalAssets.featuredImageUrl],
  ] as const)
    expect(control('a', name)?.getAttribute('href')).toBe(url);
});

it('pictures for the timeline ask to answer the survey (H-092)', async () => {
  const metrics = { responses: 3, graphs: {} };
  show(<Survey />, {
    answers: [
      http.get('*/api/me/host/user', () => ok({ id: 'h1', status: 'qualifying' })),
      http.get('*/api/me/host/h1/home-progress', () => ok({ qualifiedResponses: 1 })),
      http.get('*/api/me/audience', () =>
        ok({
          allResponses: metrics,
          qualifiedResponses: metrics,
          marketingListSize: 0,
          unlockAt: 100,
          surveyUrl: '/public/l/ines',
        }),
      ),
      http.get('*/api/me/itineraries', () => ok({ items: [{ id: 'i1', hero: { url: '/hero.svg' } }] })),
    ],
  });
  await press('Timeline image');
  await until(() => expect(document.querySelectorAll('[role=dialog] canvas')).toHaveLength(3));
});

import { control, press, show, shows, until } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { NoItinerary } from './ItineraryPane.tsx';
import { PhotoField } from '@caravan/shell/PhotoField';

it('who has no itinerary is welcomed and shown where the process starts (O-015)', async () => {
  show(<NoItinerary />);
  await shows('Welcome! Just click on Add New Itinerary to start the process!');
  expect(control('a', 'Add new itinerary')?.getAttribute('href')).toMatch(
    /\/itineraries\/new\/review-details$/,
  );
});

it('an itinerary takes ten photos (O-137, H-608)', async () => {
  const photos = (n: number) => Array.from({ length: n }, (_, i) => ({ url: `/photo-${i}.svg` }));
  const choose = () => control<HTMLButtonElement>('button', 'Choose posters');
  show(<PhotoField value={photos(10)} onChange={() => undefined} />);
  await until(() => expect(choose()?.getAttribute('aria-disabled')).toBe('true'));
  await press('Choose posters');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  show(<PhotoField value={photos(9)} onChange={() => undefined} />);
  await until(() => expect(choose()).toBeDefined());
  expect(choose()!.getAttribute('aria-disabled')).not.toBe('true');
});

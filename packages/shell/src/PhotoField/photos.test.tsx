import type { Photo } from '@caravan/sdk';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { control, fill, press, show, shows, until } from '../screenTest/screenTest.tsx';
import { PhotoField } from './PhotoField.tsx';

function Kept({ on }: { on: (photos: Photo[]) => void }) {
  const [photos, setPhotos] = useState<Photo[]>(['a', 'b', 'c'].map((url) => ({ url, alt: `Photo ${url}` })));
  const change = (next: Photo[]) => {
    setPhotos(next);
    on(next);
  };
  return <PhotoField value={photos} onChange={change} />;
}

it('the text of a photo is changed after it was added', async () => {
  let last: Photo[] = [];
  show(<Kept on={(photos) => (last = photos)} />);
  await press('Describe photo 2');
  await fill('What the photo shows', 'A boat on the lake');
  await press('Save');
  await until(() => expect(last[1]).toEqual({ url: 'b', alt: 'A boat on the lake' }));
  await shows('A boat on the lake');
});

it('photos are put in order by keyboard, with the focus on the moved one', async () => {
  let last: Photo[] = [];
  show(<Kept on={(photos) => (last = photos)} />);
  await press('Move photo 3 forward');
  await shows('Photo moved to position 2 of 3');
  await until(() => expect(document.activeElement).toBe(control('button', 'Move photo 2 forward')));
  await press('Move photo 2 forward');
  await until(() => expect(last.map(({ url }) => url)).toEqual(['c', 'a', 'b']));
  await until(() => expect(document.activeElement).toBe(control('button', 'Move photo 1 back')));
});

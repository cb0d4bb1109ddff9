import { expect, test } from 'vitest';
import { artworkAs } from './artworkAs.ts';

test('drawn artwork changes its shape, photographs do not', () => {
  expect(artworkAs('/media/art/fjord/dusk/a.svg?aspect=hero', 'portrait')).toBe(
    '/media/art/fjord/dusk/a.svg?aspect=portrait',
  );
  expect(artworkAs('/media/art/fjord/dusk/a.svg?aspect=hero', 'landscape')).toBe(
    '/media/art/fjord/dusk/a.svg',
  );
  expect(artworkAs('/media/files/a.jpg?v=1', 'portrait')).toBe('/media/files/a.jpg?v=1');
});

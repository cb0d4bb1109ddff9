import { expect, it } from 'vitest';
import { pictureId } from './pictureId.ts';

it('knows the file behind a picture, and pictures that are no files of the product', () => {
  const id = '01980d5e-0000-7000-8000-000000000001';
  expect(pictureId(`/public/images/${id}`)).toBe(id);
  expect(pictureId(`https://market.example/public/images/${id}`)).toBe(id);
  expect(pictureId('https://elsewhere.example/me.jpg')).toBeUndefined();
  expect(pictureId(undefined)).toBeUndefined();
});

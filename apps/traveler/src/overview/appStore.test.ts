import { expect, test } from 'vitest';
import { storeName } from './appStore.ts';

test('the place of the app goes by the name that people know (T-032)', () => {
  expect(storeName('https://apps.apple.com/app/meridian/id1')).toBe('the App Store');
  expect(storeName('https://play.google.com/store/apps/details?id=example.meridian')).toBe('Google Play');
  expect(storeName('no address')).toBe('no address');
  expect(storeName('https://www.meridian.example/app')).toBe('meridian.example');
});

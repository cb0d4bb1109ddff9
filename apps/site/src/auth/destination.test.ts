import { expect, test } from 'vitest';
import { afterSignIn, isFile, isOwnPath } from './destination.ts';

test('the destination is followed when it is a page of this origin', () => {
  expect(afterSignIn({ mustChangePassword: false }, '/app/traveler/trips?x=1')).toBe(
    '/app/traveler/trips?x=1',
  );
  expect(afterSignIn({ mustChangePassword: false })).toBe('/app');
});

test('other origins are no destination', () => {
  for (const bad of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ]) {
    expect(isOwnPath(bad), bad).toBe(false);
    expect(afterSignIn({ mustChangePassword: false }, bad)).toBe('/app');
  }
});

test('distinguishes a link to a file from a page', () => {
  expect(isFile('/api/me/exports/1/file?token=x')).toBe(true);
  expect(isFile('/app/host')).toBe(false);
  expect(isFile('//evil.example/api/')).toBe(false);
});

test('an expired password comes first', () => {
  expect(afterSignIn({ mustChangePassword: true }, '/trips')).toBe('/change-password');
});

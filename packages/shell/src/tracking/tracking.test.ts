import { expect, it } from 'vitest';
import { mayTrack, visitOf } from './tracking.ts';

it('leaves a browser alone that asks not to be tracked', () => {
  expect(mayTrack({})).toBe(true);
  expect(mayTrack({ doNotTrack: null, globalPrivacyControl: false })).toBe(true);
  expect(mayTrack({ doNotTrack: '0' })).toBe(true);
  expect(mayTrack({ doNotTrack: '1' })).toBe(false);
  expect(mayTrack({ doNotTrack: 'yes' })).toBe(false);
  expect(mayTrack({ globalPrivacyControl: true })).toBe(false);
});

it('says where a visit came from, and nothing else of its address', () => {
  expect(
    visitOf('view_item', '?utm_source=email&e=token&preview=secret', 'https://mail.example/inbox'),
  ).toEqual({
    event: 'view_item',
    channel: 'email',
    email: 'token',
    referrer: 'https://mail.example/inbox',
  });
  expect(visitOf('begin_checkout', '', '')).toEqual({ event: 'begin_checkout' });
  expect(visitOf('view_item', `?utm_source=${'x'.repeat(200)}`, '').channel).toHaveLength(80);
});

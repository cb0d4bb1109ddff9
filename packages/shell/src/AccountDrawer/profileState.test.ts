import type { Profile } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { profileState } from './profileState.ts';

const host = (hostStatus: Profile['hostStatus'], more: Partial<Profile> = {}) =>
  profileState({ group: 'host', hostStatus, ...more } as Profile);
const whole = { bio: 'I walk.', profilePictureUrl: '/public/images/1' };

it('warns hosts of an incomplete profile, and demands it of qualified ones', () => {
  expect(host('created')).toBe('incomplete');
  expect(host('launched')).toBe('incomplete');
  expect(host('qualified')).toBe('required');
  expect(host('planning', { bio: 'I walk.' })).toBe('required');
  expect(host('planning', whole)).toBe('complete');
  expect(profileState({ group: 'traveler' } as Profile)).toBe('complete');
});

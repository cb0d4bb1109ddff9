import { expect, it } from 'vitest';
import { valuesOf } from '../publicProfile/form.ts';
import { mayComplete, problemsAt, reachable, stepOf } from './steps.ts';

const empty = valuesOf({
  id: 'h',
  displayName: 'Ana',
  pagePath: 'ana',
  interests: [],
  languages: [],
  pronouns: [],
  socialChannels: {},
  version: 1,
});
const channels = { ...empty.socialChannels, instagram: 'ana' };

it('asks for an interest, an account, and a biography that fits (H-355 to H-359)', () => {
  expect(problemsAt('interests', empty)).toEqual({ interests: 'At least one interest is required' });
  expect(problemsAt('interests', { ...empty, interests: ['food'] })).toEqual({});
  expect(problemsAt('socials', empty)).toEqual({
    socialChannels: 'At least one social media account is required',
  });
  expect(problemsAt('socials', { ...empty, socialChannels: channels })).toEqual({});
  expect(problemsAt('bio', { ...empty, bio: 'a'.repeat(350) })).toEqual({});
  expect(problemsAt('bio', { ...empty, bio: 'a'.repeat(351) })).toEqual({
    bio: 'Maximum 350 characters allowed',
  });
});

it('completes with another biography that fits (H-360)', () => {
  expect(mayComplete({ ...empty, bio: ' ' }, '')).toBe(false);
  expect(mayComplete({ ...empty, bio: 'I walk. ' }, 'I walk.')).toBe(false);
  expect(mayComplete({ ...empty, bio: 'I walk slowly.' }, 'I walk.')).toBe(true);
  expect(mayComplete({ ...empty, bio: 'a'.repeat(351) }, 'I walk.')).toBe(false);
});

it('opens no step before those that it needs', () => {
  expect(reachable('bio', empty)).toBe('interests');
  expect(reachable('bio', { ...empty, interests: ['food'] })).toBe('socials');
  expect(reachable('bio', { ...empty, interests: ['food'], socialChannels: channels })).toBe('bio');
  expect(reachable('welcome', empty)).toBe('welcome');
});

it('shows what the server refused where it was entered', () => {
  expect(stepOf({ 'categoryInterests[0]': 'Unknown' })).toBe('interests');
  expect(stepOf({ 'socialChannels.personalSite': 'Not an address' })).toBe('socials');
  expect(stepOf({ bio: 'Too long' })).toBe('bio');
});

it('connected accounts are enough; nothing need be typed in (H-326)', () => {
  expect(problemsAt('socials', { ...empty, socialEngagementUserId: 'u1' })).toEqual({});
  expect(problemsAt('socials', empty)).not.toEqual({});
});

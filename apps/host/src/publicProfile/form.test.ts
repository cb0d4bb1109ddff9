import { expect, it } from 'vitest';
import { problemsOf, sent, valuesOf, withPronoun } from './form.ts';

const profile = {
  id: '018f0000-0000-7000-8000-000000000001',
  displayName: 'Maya',
  interests: [],
  languages: [{ code: 'sv', name: 'Swedish' }],
  pronouns: [],
  socialChannels: {},
  pagePath: 'maya',
  version: 3,
};

it('says what is missing, in the words of the specification', () => {
  expect(problemsOf(valuesOf(profile))).toEqual({
    profilePictureUrl: 'The profile picture is required',
    bio: 'Bio and profile photo are required',
    interests: 'At least one interest is required',
    socialChannels: 'At least one social channel is required',
  });
  const full = {
    ...valuesOf(profile),
    profilePictureUrl: '/public/images/1',
    interests: ['food'],
    socialChannels: { facebook: '', instagram: 'maya', tiktok: '', youtube: '', personalSite: '' },
  };
  expect(problemsOf(full)).toEqual({});
  expect(problemsOf({ ...full, bio: 'x'.repeat(351) })).toEqual({ bio: 'Maximum 350 characters allowed' });
});

it('adds a pronoun once, trimmed', () => {
  expect(withPronoun([], '  she/her ')).toEqual(['she/her']);
  expect(withPronoun(['she/her'], 'she/her')).toEqual(['she/her']);
  expect(withPronoun(['she/her'], '  ')).toEqual(['she/her']);
});

it('sends handles without spaces, the site with its scheme and no empty channel', () => {
  const values = {
    ...valuesOf(profile),
    country: 'SE',
    socialChannels: {
      facebook: ' ',
      instagram: '@maya travels',
      tiktok: '',
      youtube: '',
      personalSite: 'maya.example',
    },
  };
  expect(sent(values, 3, (_, code) => code.toUpperCase())).toMatchObject({
    version: 3,
    socialChannels: { instagram: 'mayatravels', personalSite: 'https://maya.example' },
    languages: [{ code: 'sv', name: 'SV' }],
    country: { code: 'SE', name: 'SE' },
  });
});

import type { PublicProfile } from '@caravan/sdk';
import { fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { EditProfile } from './EditProfile.tsx';

const profile = {
  id: 'h1',
  version: 1,
  displayName: 'Ines Duarte',
  bio: 'I walk slowly.',
  profilePictureUrl: '/me.jpg',
  interests: [{ id: 'food', name: 'Food' }],
  languages: [],
  pronouns: [],
  socialChannels: { instagram: 'ines' },
} as unknown as PublicProfile;

it('a public profile that cannot be saved says so (H-598)', async () => {
  show(<EditProfile />, {
    answers: [
      http.get('*/api/me/host/user', () => ok({ id: 'h1', status: 'qualified' })),
      http.get('*/api/me/host/h1/public-profile', () => ok(profile)),
      http.get('*/api/me/categories', () => ok({ items: [{ _id: 'food', name: 'Food' }] })),
      http.post('*/api/me/host/h1/public-profile', () => refusal(500, 'Anything', 'internal')),
    ],
  });
  await fill('Display name', 'Ines D.');
  await press('Save');
  await shows('Profile form failed to save.');
  await until(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('Error'));
});

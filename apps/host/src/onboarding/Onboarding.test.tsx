import { control, fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Onboarding } from './Onboarding.tsx';

const profile = {
  id: 'h1',
  version: 1,
  displayName: 'Ines Duarte',
  bio: '',
  interests: [{ id: 'food', name: 'Food' }],
  languages: [],
  pronouns: [],
  socialChannels: { instagram: 'ines' },
};

it('says when a host cannot be saved, and keeps the input (H-582)', async () => {
  const bio = 'I plan every trip around lunch, and I bring my readers along. '.repeat(2).trim();
  show(<Onboarding step="bio" onStep={() => undefined} />, {
    answers: [
      http.get('*/api/me/host/user', () =>
        ok({ id: 'h1', pagePath: 'ines', status: 'created', onboardingCompleted: false }),
      ),
      http.get('*/api/me/host/h1/public-profile', () => ok(profile)),
      http.get('*/api/me/categories', () => ok({ items: [{ _id: 'food', name: 'Food' }] })),
      http.post('*/api/me/host/onboard', () => refusal(500, 'It broke.', 'internal')),
    ],
  });
  await fill('Bio', bio);
  await until(() => expect(control<HTMLButtonElement>('button', 'Complete')?.disabled).toBe(false));
  await press('Complete');
  await shows('Error saving Host');
  expect(document.querySelector('textarea')?.value).toBe(bio);
});

it('the bar counts five steps, from the first question to the last (H-325)', async () => {
  const answers = [
    http.get('*/api/me/host/user', () =>
      ok({ id: 'h1', pagePath: 'ines', status: 'created', onboardingCompleted: false }),
    ),
    http.get('*/api/me/host/h1/public-profile', () => ok(profile)),
    http.get('*/api/me/categories', () => ok({ items: [{ _id: 'food', name: 'Food' }] })),
  ];
  for (const [step, at] of [
    ['interests', 2],
    ['socials', 3],
    ['bio', 4],
  ] as const) {
    show(<Onboarding step={step} onStep={() => undefined} />, { answers });
    await shows(`Step ${at} of 5`);
  }
});

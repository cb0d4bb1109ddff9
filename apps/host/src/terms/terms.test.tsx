import type { HostTermsDocument, Trip } from '@caravan/sdk';
import { ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { LaunchModal } from './LaunchModal.tsx';
import { ServicesAgreement } from './ServicesAgreement.tsx';
import { Walkthrough } from './Walkthrough.tsx';

const trip = {
  id: 't1',
  version: 1,
  name: 'Crater lakes',
  country: 'Portugal',
  destination: 'Azores',
  tripSummary: 'Lakes.',
  hero: { url: '/hero.svg' },
  status: 'host_approved',
  prices: { initialMinor: 200_000, remainingMinor: 220_000 },
  editable: ['launchDate'],
  availableActions: [],
} as unknown as Trip;

it('an agreement that is refused says why (H-586)', async () => {
  const terms = {
    version: '1',
    title: 'Services agreement',
    sections: [],
  } as unknown as HostTermsDocument;
  show(<ServicesAgreement id="t1" />, {
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ ...trip, status: 'trova_pricing_approved' })),
      http.get('*/api/me/trips/t1/host-terms', () => ok(terms)),
      http.get('*/api/me/trips/t1/services-agreement.pdf', () => refusal(503, 'No paper.', 'unavailable')),
      http.post('*/api/me/trips/t1/accept-terms', () => refusal(409, 'The prices have changed meanwhile.')),
    ],
  });
  await press('Download PDF');
  await shows('We couldn’t create the PDF. Please try again.');
  await press('I agree to the services agreement.', 'input[type=checkbox]');
  await press('Continue');
  await shows('The prices have changed meanwhile.');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('The prices have changed meanwhile.');
});

it('scheduling later completes the tutorial, and says when that fails (H-294, H-588)', async () => {
  const sent: unknown[] = [];
  let done = 0;
  let answer = () => refusal(409, 'The trip has changed meanwhile.');
  show(<Walkthrough trip={trip} onDone={() => (done += 1)} />, {
    person: {
      bio: 'I plan every trip around lunch, and I bring my readers along. '.repeat(2).trim(),
    },
    answers: [
      http.all('*/api/me/trips/t1', async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    ],
  });
  for (const title of ['Review your trip page', 'Finish Your Profile', 'Choose when your trip page opens']) {
    await press('Next');
    await shows(title);
  }
  await press('Schedule Later');
  await shows('Something went wrong');
  expect(done).toBe(0);
  answer = () => ok({ ...trip, version: 2, hasHostCompletedPromoteTutorial: true });
  await press('Schedule Later');
  await until(() => expect(done).toBe(1));
  expect(sent.at(-1)).toMatchObject({ hasHostCompletedPromoteTutorial: true });
});

const launch = {
  showModal: true,
  scheduled: false,
  editable: true,
  earliest: '2027-01-01',
  latest: '2027-03-01',
  disabledDates: [],
  timeStepMinutes: 10,
  timeZone: 'Atlantic/Azores',
};

it.each([
  [{ bio: 'I plan every trip around lunch.', profilePictureUrl: '/me.jpg' }, false],
  [{ bio: '', profilePictureUrl: '/me.jpg' }, true],
  [{ bio: 'I plan every trip around lunch.', profilePictureUrl: '' }, true],
])(
  'the launch modal asks for the profile only where bio or picture is missing (H-176) %#',
  async (person, asks) => {
    let done = 0;
    show(<LaunchModal trip={{ ...trip, launch } as unknown as Trip} onDone={() => (done += 1)} />, {
      person,
      answers: [
        http.all('*/api/me/trips/t1', () =>
          ok({
            ...trip,
            version: 2,
            launch: { ...launch, showModal: false },
          }),
        ),
      ],
    });
    await shows('Your trip is approved');
    await press('Next');
    await shows('Choose when your trip page opens');
    await press('Schedule Later');
    if (asks) {
      await shows('Finish Your Profile');
      await press('Next');
    }
    await shows("We're excited to travel with you!");
    await press('Done');
    await until(() => expect(done).toBe(1));
  },
);

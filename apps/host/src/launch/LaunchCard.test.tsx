import type { Trip } from '@caravan/sdk';
import { isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { LaunchCard } from './LaunchCard.tsx';

const launch = {
  showModal: false,
  scheduled: true,
  editable: true,
  text: 'Your trip is live! Your scheduled promotion launch date is',
  launchDate: '2027-01-20',
  launchTime: '09:00',
  earliest: '2027-01-01',
  latest: '2027-03-01',
  disabledDates: [],
  timeStepMinutes: 10,
  timeZone: 'Atlantic/Azores',
};
const trip = (more: object = {}) =>
  ({
    id: 't1',
    version: 1,
    launch: { ...launch, ...more },
    editable: ['launchDate'],
    availableActions: [],
    promoteEmails: [],
  }) as unknown as Trip;

it('the card says when the trip launches, or that it did (H-293)', async () => {
  show(<LaunchCard trip={trip()} />);
  await shows('Your trip is live! Your scheduled promotion launch date is');
  await shows('January 20, 2027');
  await shows('Times are in the trip’s time zone: Azores time.');
  show(<LaunchCard trip={trip({ text: 'Your trip launched on', editable: false })} />);
  await shows('Your trip launched on');
  expect(isShown('Unschedule')).toBe(false);
});

it('a launch is scheduled and unscheduled, and what fails says so (H-585, H-602)', async () => {
  let answer = () => refusal(409, 'The trip has changed meanwhile.');
  const sent: unknown[] = [];
  const answers = [
    http.post('*/api/me/trips/t1', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  ];
  show(<LaunchCard trip={trip()} />, { answers });
  const unschedule = async () => {
    await press('Unschedule');
    await until(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
    await press('Unschedule', '[role=alertdialog] button');
  };
  await unschedule();
  await shows('There was an error unscheduling your trip launch date, please try again.');
  await shows('The trip has changed meanwhile.');
  answer = () => ok(trip({ scheduled: false, launchDate: undefined, launchTime: undefined }));
  await unschedule();
  await shows('Trip Launch Unscheduled!');
  expect(sent.at(-1)).toMatchObject({ launchDate: null });

  const schedule = async () => {
    await press('9:10 AM', '[role=option]');
    await press('Change launch');
    await until(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
    await press('Schedule launch', '[role=alertdialog] button');
  };
  answer = () => refusal(409, 'The trip has changed meanwhile.');
  show(<LaunchCard trip={trip()} />, { answers });
  await press('Launch time');
  await schedule();
  await shows('There was an error scheduling your trip launch date, please try again.');
  answer = () => ok(trip({ launchTime: '09:10' }));
  await press('Launch time');
  await schedule();
  await shows('Trip Launch Scheduled!');
});

import type { TripRequest } from '@caravan/sdk';
import { fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { RequestActions } from './RequestActions.tsx';

const request = {
  id: 'r1',
  version: 3,
  status: 'pending',
  outcome: 'waiting',
  editable: true,
  itinerary: { id: 'i1', name: 'Crater lakes' },
  startDate: '2027-03-04',
  endDate: '2027-03-10',
  additionalRequests: 'A quiet room.',
} as unknown as TripRequest;

it('a request that was changed says so, and one that was not too (H-595)', async () => {
  let answer = () => refusal(409, 'You can no longer change this request.');
  const sent: unknown[] = [];
  show(<RequestActions request={request} />, {
    answers: [
      http.post('*/api/me/trip-requests/r1', async (call) => {
        sent.push(await call.request.json());
        return answer();
      }),
    ],
  });
  await press('Edit request');
  await press('Save');
  await shows('There was an error updating the trip request. Please try again.');
  await shows('You can no longer change this request.');
  answer = () => ok({ ...request, version: 4 });
  await press('Save');
  await shows('Trip Request saved!');
  expect(sent.at(-1)).toEqual({ version: 3, additionalRequests: 'A quiet room.' });
});

it('a request that moves to another day sends the day (H-526)', async () => {
  const sent: unknown[] = [];
  show(<RequestActions request={request} />, {
    answers: [
      http.post('*/api/me/trip-requests/r1', async (call) => {
        sent.push(await call.request.json());
        return ok({ ...request, version: 4 });
      }),
    ],
  });
  await press('Edit request');
  await press('Calendar');
  await press('March 11, 2027', '[role=gridcell] [role=button]');
  await fill('Additional requests', 'Two quiet rooms.');
  await press('Save');
  await until(() =>
    expect(sent).toEqual([{ version: 3, startDate: '2027-03-11', additionalRequests: 'Two quiet rooms.' }]),
  );
});

it('withdrawing names the trip and the dates before it is done', async () => {
  const sent: unknown[] = [];
  show(<RequestActions request={request} />, {
    answers: [
      http.post('*/api/me/trip-requests/r1/withdraw', async (call) => {
        sent.push(await call.request.json());
        return ok({ ...request, version: 4, status: 'rejected', outcome: 'withdrawn', editable: false });
      }),
    ],
  });
  await press('Withdraw request');
  await shows('Crater lakes');
  await press('Withdraw request', '[role=alertdialog] button');
  await until(() => expect(sent).toEqual([{ version: 3 }]));
  await shows('Request withdrawn');
});

import type { EmailCampaign, Trip } from '@caravan/sdk';
import { isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { EmailTable } from './EmailTable.tsx';
import { StopButton } from './StopButton.tsx';

const email: EmailCampaign = {
  id: 'c1',
  kind: 'launch',
  name: 'Launch',
  recipients: 40_000,
  sent: 1200,
  opened: 0,
  clicked: 0,
  undelivered: 3,
  uncertain: 2,
  status: 'sending',
  stoppable: true,
  sortOrder: 0,
};
const message: EmailCampaign = { ...email, id: 'c2', kind: 'travelers-1', name: 'What to pack' };
const trip = { id: 't1', promoteEmails: [email] } as unknown as Trip;
const table = (one: EmailCampaign) =>
  show(<EmailTable trip={trip} />, {
    answers: [http.get('*/api/me/trip-details/t1', () => ok({ emailCampaigns: [one, message] }))],
  });
const confirm = '[role=alertdialog] button';
const stop = '*/api/me/trips/t1/emails/c1/stop';

it('an email on its way says how far it has come, and a stopped one where it ended', async () => {
  table(email);
  await shows('1,200 of 40,000 sent');
  await shows('3 not delivered');
  await shows('2 may not have arrived');
  expect(isShown('What to pack')).toBe(false); // goes to travelers, not to the list
});

it('a stopped email says where it ended', async () => {
  table({ ...email, status: 'stopped', stoppable: false, stoppedDate: '2027-01-02T10:00:00Z' });
  await shows('Stopped after 1,200 of 40,000');
});

it('is asked with how many have it and how many never will, and then stopped once', async () => {
  let stopped = 0;
  show(<StopButton tripId="t1" email={email} />, {
    answers: [
      http.post(stop, () => {
        stopped += 1;
        return ok({ ...email, sent: 1204, status: 'stopped', stoppable: false });
      }),
    ],
  });
  await press('Stop sending');
  await shows('1,200 people already have it. 38,800 won’t get it.');
  expect(stopped).toBe(0);
  await press('Stop sending', confirm);
  await shows('1,204 people got it. 38,796 won’t get it.');
  await until(() => expect(isShown('You cannot start it again.')).toBe(false));
  expect(stopped).toBe(1);
});

it('says why it could not be stopped, and stays', async () => {
  show(<StopButton tripId="t1" email={email} />, {
    answers: [http.post(stop, () => refusal(409, 'This email has already gone out.', 'illegal_state'))],
  });
  await press('Stop sending');
  await shows('You cannot start it again.');
  await press('Stop sending', confirm);
  await shows('This email has already gone out.');
});

it('nothing is offered once it has gone out', () => {
  show(<StopButton tripId="t1" email={{ ...email, status: 'sent', stoppable: false }} />, { answers: [] });
  expect(isShown('Stop sending')).toBe(false);
});

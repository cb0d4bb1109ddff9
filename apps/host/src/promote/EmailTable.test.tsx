import type { EmailCampaign, Trip } from '@caravan/sdk';
import { ok, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { it } from 'vitest';
import { EmailTable } from './EmailTable.tsx';

const email = {
  recipients: 0,
  sent: 0,
  opened: 0,
  clicked: 0,
  undelivered: 0,
  uncertain: 0,
  stoppable: false,
  status: 'disabled',
};
const trip = { id: 't1', timeZone: 'UTC', promoteEmails: [] } as unknown as Trip;

it('an email whose day has passed was not sent that day, and one to come has its date', async () => {
  const emails = [
    { ...email, kind: 'launch', name: 'Launch', scheduledDate: '2001-03-15T12:00:00Z' },
    { ...email, kind: 'drip1', name: 'Follow-up 1', scheduledDate: '2101-04-16T12:00:00Z' },
    { ...email, kind: 'drip2', name: 'Follow-up 2', completedDate: '2001-05-17T12:00:00Z' },
  ] as EmailCampaign[];
  show(<EmailTable trip={trip} />, {
    answers: [http.get('*/api/me/trip-details/t1', () => ok({ emailCampaigns: emails }))],
  });
  await shows('Not sent on Mar 15, 2001');
  await shows('DateApr 16, 2101');
  await shows('DateMay 17, 2001');
});

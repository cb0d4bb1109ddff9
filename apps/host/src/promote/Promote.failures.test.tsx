import type { Trip } from '@caravan/sdk';
import { control, fill, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Analytics } from './Analytics.tsx';
import { EmailEditor } from './EmailEditor.tsx';

const email = {
  kind: 'launch',
  name: 'Launch',
  active: false,
  hostBlurb: 'Hello',
  status: 'disabled',
  editable: true,
  copyMaxLength: 20,
  mergeFields: [{ token: '{{firstName}}', label: 'First name' }],
  scheduledLabel: 'When your trip launches',
};
const trip = {
  id: 't1',
  version: 1,
  name: 'Salt roads',
  status: 'live',
  hasPage: true,
  promoteEmails: [email],
} as unknown as Trip;
const page = http.get('*/api/me/trips/t1/preview', () => ok({ path: '/trips/salt-roads', public: true }));
const editor = (more: object = {}) =>
  show(<EmailEditor id="t1" kind="launch" />, {
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ ...trip, promoteEmails: [{ ...email, ...more }] })),
      http.post('*/api/me/trips/t1', () =>
        refusal(500, 'There was an error processing your request', 'internal'),
      ),
      http.post('*/api/me/trips/t1/email-preview/launch', () =>
        ok({ previewHtml: '<p>Hello</p>', subject: 'Come along', recipients: 3 }),
      ),
      http.post('*/api/me/trips/t1/send-test-email/launch', () =>
        refusal(500, 'There was an error processing your request', 'internal'),
      ),
    ],
  });

it('a report that fails says so in place of the charts (H-577)', async () => {
  show(<Analytics trip={trip} />, {
    answers: [
      page,
      http.get('*/api/me/reports/data-analytics/*', () =>
        refusal(500, 'There was an error processing your request', 'internal'),
      ),
    ],
  });
  await shows('We encountered an error');
  await shows('Please try again later');
});

it('before the first visit one short note says what brings visitors, with both in place', async () => {
  show(<Analytics trip={trip} />, {
    answers: [
      page,
      http.get('*/api/me/reports/data-analytics/*', () =>
        ok({ title: 'Visits', columns: ['Channel'], rows: [], embedUrl: '/report' }),
      ),
    ],
  });
  await shows('No visits yet');
  await shows('Share your trip link or send an email to your list.');
  await shows('Trip page link');
  await shows('Write an email');
  expect(isShown('Not enough data to display.')).toBe(false);
});

it('with travelers but no visits, a note replaces the charts of visits', async () => {
  show(<Analytics trip={trip} />, {
    answers: [
      page,
      http.get('*/api/me/reports/data-analytics/:name', ({ params }) =>
        ok({
          title: 'Report',
          columns: ['Day', 'Travelers'],
          rows: params.name === 'travelers' ? [{ label: '03/04', values: [2] }] : [],
          embedUrl: '/report',
        }),
      ),
    ],
  });
  await shows('No visits yet');
  await shows('Travelers, by day');
  expect(isShown('Visits by channel')).toBe(false);
  expect(isShown('Not enough data to display.')).toBe(false);
});

it('an email that is not saved says so, and keeps the words (H-593)', async () => {
  editor();
  await shows('Goes to 3 people on your list.');
  await fill('Message', 'Hello you');
  await press('Save');
  await shows('Promote Email Not Saved');
  await shows('An error has ocurred saving your Email, please try again.');
  expect(control<HTMLTextAreaElement>('textarea', 'Message')?.value).toBe('Hello you');
});

it('a test email that is not sent says so (H-594)', async () => {
  editor();
  await shows('Goes to 3 people on your list.');
  await press('Send test email');
  await shows('There was an error sending the email. Please try again.');
});

it('counts what remains of the message, and is turned on only once it was seen (H-416, H-417)', async () => {
  editor();
  await until(() =>
    expect(control<HTMLInputElement>('input[role=switch]', 'Send this email')?.disabled).toBe(false),
  );
  await fill('Message', '12345678901234567890123');
  await shows('-3');
  expect(isShown('You can no longer change this email.')).toBe(false);
});

it('an email that went out is closed, with the reason (H-313)', async () => {
  editor({ editable: false, status: 'sent', reason: 'You can no longer change this email.' });
  await shows('You can no longer change this email.');
  expect(control<HTMLTextAreaElement>('textarea', 'Message')?.disabled).toBe(true);
});

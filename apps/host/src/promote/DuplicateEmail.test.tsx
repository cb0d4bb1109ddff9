import type { EmailCampaign, Trip } from '@caravan/sdk';
import { control, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { DuplicateButton } from './DuplicateButton.tsx';
import { EmailEditor } from './EmailEditor.tsx';

const campaign: EmailCampaign = {
  id: 'c1',
  kind: 'launch',
  name: 'Launch',
  recipients: 40_000,
  sent: 1200,
  opened: 0,
  clicked: 0,
  undelivered: 3,
  uncertain: 2,
  status: 'stopped',
  stoppable: false,
  sortOrder: 0,
};
const launch = {
  kind: 'launch',
  name: 'Launch',
  active: true,
  hostBlurb: 'Hello',
  status: 'sent',
  editable: false,
  copyable: true,
};
const draft = {
  ...launch,
  kind: 'copy-1',
  name: 'Launch, copy 1',
  active: false,
  status: 'disabled',
  editable: true,
  copyable: false,
  copyOf: 'launch',
  onlyMissed: true,
  scheduledLabel: 'When you turn it on',
};
const trip = { id: 't1', version: 1, name: 'Salt roads', promoteEmails: [launch] } as unknown as Trip;
const confirm = '[role=alertdialog] button';

it('a stopped email becomes a draft, for those who missed it or for everyone', async () => {
  const sent: unknown[] = [];
  show(<DuplicateButton trip={trip} email={campaign} />, {
    answers: [
      http.post('*/api/me/trips/t1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...trip, version: 2, promoteEmails: [launch, draft] });
      }),
    ],
  });
  await press('Duplicate');
  await shows('Nothing is sent until you turn it on.');
  await shows('Only those who didn’t get it');
  await shows('1,200 people already have it.');
  await press('Create draft', confirm);
  await shows('Draft created');
  expect(sent).toEqual([{ version: 1, promoteEmails: [{ kind: 'launch', copy: 'missed' }] }]);
});

it('those whose copy may not have arrived are included only by choice', async () => {
  const sent: unknown[] = [];
  show(<DuplicateButton trip={trip} email={campaign} />, {
    answers: [
      http.post('*/api/me/trips/t1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...trip, version: 2, promoteEmails: [launch, draft] });
      }),
    ],
  });
  await press('Duplicate');
  await shows('2 people may not have it, and could get it twice.');
  control<HTMLInputElement>('input[type=radio]', 'Those who didn’t get it, or may not have')?.click();
  await press('Create draft', confirm);
  await shows('Draft created');
  expect(sent).toEqual([{ version: 1, promoteEmails: [{ kind: 'launch', copy: 'uncertain' }] }]);
});

it('does not offer that when every copy is accounted for', async () => {
  show(<DuplicateButton trip={trip} email={{ ...campaign, uncertain: 0 }} />, { answers: [] });
  await press('Duplicate');
  await shows('Only those who didn’t get it');
  expect(isShown('Those who didn’t get it, or may not have')).toBe(false);
});

it('says why there is no draft, and stays', async () => {
  show(<DuplicateButton trip={trip} email={campaign} />, {
    answers: [http.post('*/api/me/trips/t1', () => refusal(409, 'The trip has changed meanwhile.'))],
  });
  await press('Duplicate');
  await press('Create draft', confirm);
  await shows('The trip has changed meanwhile.');
  await shows('Nothing is sent until you turn it on.');
});

it('nothing is offered before an email has gone out', () => {
  const waiting = { ...trip, promoteEmails: [{ ...launch, copyable: false }] } as unknown as Trip;
  show(<DuplicateButton trip={waiting} email={campaign} />, { answers: [] });
  expect(isShown('Duplicate')).toBe(false);
});

it('a draft that is turned on asks how many get it before it goes out', async () => {
  const sent: unknown[] = [];
  show(<EmailEditor id="t1" kind="copy-1" />, {
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ ...trip, promoteEmails: [launch, draft] })),
      http.get('*/api/me/trip-details/t1', () => ok({ emailCampaigns: [campaign] })),
      http.post('*/api/me/trips/t1/email-preview/copy-1', () =>
        ok({ previewHtml: '<p>Hello</p>', subject: 'Come along', recipients: 38_800 }),
      ),
      http.post('*/api/me/trips/t1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...trip, version: 2, promoteEmails: [launch, { ...draft, active: true }] });
      }),
    ],
  });
  await shows('Goes to 38,800 people on your list who didn’t get it before.');
  await until(() =>
    expect(control<HTMLInputElement>('input[role=switch]', 'Send this email')?.disabled).toBe(false),
  );
  control<HTMLInputElement>('input[role=switch]', 'Send this email')?.click();
  await press('Save');
  await shows('Send to 38,800 people now?');
  expect(sent).toEqual([]);
  await press('Send now', confirm);
  await until(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ promoteEmails: [{ kind: 'copy-1', active: true }] });
});

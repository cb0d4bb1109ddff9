import { fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { NotifyMe } from './NotifyMe.tsx';

it('asks for an email address with consent, shows refusals, and points to the link in the inbox', async () => {
  let answer = () => refusal(409, 'This trip is open. You can book it now.');
  const sent: unknown[] = [];
  const answers = [
    http.post('*/public/openings', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  ];
  show(<NotifyMe tripId="11111111-1111-4111-8111-111111111111" hostName="Ana" />, { answers });
  await shows('Get one email when booking opens.');
  await press('Notify me');
  await until(() => expect(document.querySelector('input[type=email]')).not.toBeNull());
  await press('Notify me');
  await shows('Check the box to get this email');
  expect(sent).toEqual([]);
  await fill('Email', 'ann@strangers.example');
  await press('Send me this one email. I can change my mind at any time.', 'input');
  await press('Notify me');
  await shows('This trip is open. You can book it now.');
  answer = () => ok({ about: 'trip' });
  await press('Notify me');
  await shows('Check your inbox');
  expect(sent.at(-1)).toEqual({
    email: 'ann@strangers.example',
    consent: true,
    tripId: '11111111-1111-4111-8111-111111111111',
  });
});

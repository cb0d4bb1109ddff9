import { control, fill, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Companions } from './Companions.tsx';

const noor = {
  id: '01999999-0000-7000-8000-000000000001',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  dateOfBirth: '1991-04-02',
};
const submitted = {
  companions: [noor],
  places: 2,
  submitted: true,
  submittedAt: '2027-01-02T10:00:00Z',
  editable: true,
};
const address = '*/api/admin/trips/t1/host-companions';
const open = (kept: object) =>
  show(<Companions tripId="t1" />, { answers: [http.get(address, () => ok(kept))] });

it('an admin corrects companions after they were submitted (H-540)', async () => {
  const sent: { companions: object[] }[] = [];
  let answer = () => refusal(409, 'Trip is Closed');
  show(<Companions tripId="t1" />, {
    answers: [
      http.get(address, () => ok(submitted)),
      http.post(address, async ({ request }) => {
        sent.push((await request.clone().json()) as { companions: object[] });
        return answer();
      }),
    ],
  });
  await shows('People you add or remove get an email, as do the host and the operator.');
  await fill('First Name', '');
  await press('Save companions');
  await shows('First Name is required');
  expect(sent).toEqual([]);
  await fill('First Name', 'Cleo');
  await press('Save companions');
  await shows('Trip is Closed');
  expect(control<HTMLInputElement>('input', 'First Name')?.value).toBe('Cleo');
  answer = () => ok({ ...submitted, companions: [{ ...noor, firstName: 'Cleo' }] });
  await press('Save companions');
  await shows('Companions saved');
  expect(sent.at(-1)).toEqual({ companions: [{ ...noor, firstName: 'Cleo' }] });
  await until(() => expect(isShown('Trip is Closed')).toBe(false));
});

it('companions that cannot be corrected are shown with why, and an empty list says so', async () => {
  open({ ...submitted, submittedAt: undefined, editable: false, reason: 'Trip is Closed' });
  await shows('Noor Haddad');
  await shows('Trip is Closed');
  expect(control('button', 'Save companions')).toBeUndefined();
  open({ ...submitted, companions: [], submittedAt: undefined, submitted: false, editable: true });
  await shows('The host hasn’t named any companions yet.');
  open({ companions: [], places: 0, submitted: false, editable: false, reason: 'Trip is Closed' });
  await shows('Trip is Closed');
});

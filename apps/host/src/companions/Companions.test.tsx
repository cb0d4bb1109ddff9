import { control, ok, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Companions } from './Companions.tsx';

const tobi = {
  id: '01999999-0000-7000-8000-000000000001',
  firstName: 'Tobi',
  lastName: 'Okonkwo',
  email: 'tobi@example.com',
  dateOfBirth: '1990-01-02',
};
const open = (kept: object) =>
  show(<Companions tripId="t1" />, {
    answers: [http.get('*/api/me/trips/t1/host-companions', () => ok(kept))],
  });
const submit = () => control('button', 'Submit')!.click();

it('a companion says what is missing, and is submitted only after a warning (H-396 to H-401)', async () => {
  open({ companions: [], places: 1, submitted: false, editable: true });
  await shows('Companion 1');
  submit();
  for (const field of ['First Name', 'Last Name', 'Date Of Birth', 'Email'])
    await shows(`${field} is required`);
  open({ companions: [{ ...tobi, email: 'tobi@' }], places: 1, submitted: false, editable: true });
  await shows('Companion 1');
  submit();
  await shows('Invalid email format');
  open({ companions: [tobi], places: 1, submitted: false, editable: true });
  await shows('Companion 1');
  submit();
  await shows("Companion information can't be changed once submitted");
});

it('submitted companions are only shown (H-330, H-331)', async () => {
  open({
    companions: [tobi],
    places: 1,
    submitted: true,
    submittedAt: '2027-01-02T10:00:00Z',
    editable: false,
  });
  await shows('Tobi Okonkwo');
  await shows('01/02/1990');
  expect(control('button', 'Submit')).toBeUndefined();
});

import { control, fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
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
afterEach(() => vi.useRealTimers());
const draft = { companions: [tobi], places: 2, submitted: false, editable: true };
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

it('companions are submitted with what was typed, or the server says why not (H-232, H-539, H-591)', async () => {
  const sent: unknown[] = [];
  const answers = (answer: () => Response) => [
    http.get('*/api/me/trips/t1/host-companions', () => ok(draft)),
    http.post('*/api/me/trips/t1/host-companions', async ({ request }) => {
      sent.push(await request.clone().json());
      return answer();
    }),
  ];
  const done = { ...draft, submitted: true, editable: false, submittedAt: '2027-01-02T10:00:00Z' };
  const send = async () => {
    await shows('Companion 1');
    submit();
    await shows("Companion information can't be changed once submitted");
    submit();
  };
  show(<Companions tripId="t1" />, { answers: answers(() => refusal(409, 'This trip is closed.')) });
  await send();
  await shows('This trip is closed.');
  expect(control<HTMLInputElement>('input', 'First Name')?.value).toBe('Tobi');
  show(<Companions tripId="t1" />, { answers: answers(() => ok(done)) });
  await send();
  await shows('Companions were submitted');
  await until(() => expect(control('button', 'Submit')).toBeUndefined());
  expect(sent[1]).toEqual({ companions: [tobi] });
});

it('a draft may miss anything and is saved by hand or by itself after ten seconds (H-538, H-639)', async () => {
  const sent: { companions: object[] }[] = [];
  show(<Companions tripId="t1" />, {
    answers: [
      http.get('*/api/me/trips/t1/host-companions', () => ok(draft)),
      http.put('*/api/me/trips/t1/host-companions', async ({ request }) => {
        sent.push((await request.clone().json()) as { companions: object[] });
        return ok(draft);
      }),
    ],
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await press('Add companion');
  await shows('Companion 2');
  await press('Save draft');
  await shows('Companions saved');
  expect(sent).toHaveLength(1);
  await fill('First Name', 'Ada');
  vi.advanceTimersByTime(9_000);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(11_000);
  await shows('Draft saved');
  expect(sent.at(-1)?.companions[1]).toMatchObject({ firstName: 'Ada' });
  const count = sent.length;
  vi.advanceTimersByTime(20_000);
  await until(() => expect(sent).toHaveLength(count));
});

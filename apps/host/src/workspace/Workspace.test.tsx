import type { Trip } from '@caravan/sdk';
import { isShown, never, ok, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Workspace } from './Workspace.tsx';

const trip = {
  id: 't1',
  name: 'Crater lakes',
  country: 'Portugal',
  destination: 'Azores',
  hero: { url: '/hero.svg' },
  startDate: '2027-05-10',
  endDate: '2027-05-14',
  status: 'live',
  activityLevel: 3,
  travelerInsuranceRequired: true,
} as unknown as Trip;

const open = (answer: () => Response | Promise<Response>) =>
  show(
    <Workspace id="t1">
      <p>The tab</p>
    </Workspace>,
    {
      at: '/trips/t1/configuration',
      route: '/trips/$id/configuration',
      answers: [http.get('*/api/me/trips/t1', answer)],
    },
  );

it('loading is said until the trip is there (H-138)', async () => {
  open(never);
  await until(() => expect(document.querySelector('[role=status]')?.textContent).toContain('Loading'));
  expect(isShown('The tab')).toBe(false);
});

it('the header has what the trip is, and whether insurance is required (H-139)', async () => {
  open(() => ok(trip));
  await shows('Crater lakes');
  for (const text of ['May 10', '2027', 'Portugal', 'Azores', 'Moderate', 'Insurance required'])
    expect(document.body.textContent).toContain(text);
  expect(document.querySelector('main, #app')!.innerHTML).toContain('/hero.svg');
  open(() => ok({ ...trip, travelerInsuranceRequired: false }));
  await shows('Crater lakes');
  expect(isShown('Insurance required')).toBe(false);
});

it('a cancelled trip says why (H-603)', async () => {
  const cancellationReason = 'The launch date was not scheduled within 14 days of reservation.';
  open(() => ok({ ...trip, status: 'cancelled', cancelled: true, cancellationReason }));
  await shows(cancellationReason);
});

import { isShown, ok, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Watchers } from './Watchers.tsx';

it('counts people who wait for the opening, and shows nothing without any', async () => {
  const waiting = (n: number) => [http.get('*/api/me/trips/t1/opening-watchers', () => ok({ waiting: n }))];
  show(<Watchers id="t1" />, { answers: waiting(3) });
  await shows('3 people get an email when this trip opens.');
  show(<Watchers id="t1" />, { answers: waiting(0) });
  expect(isShown('0 people')).toBe(false);
});

import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { navFor } from './nav.tsx';

const waits = [
  { kind: 'tripPricing', total: 2 },
  { kind: 'tripPage', total: 1 },
  { kind: 'payout', total: 1 },
  { kind: 'payoutApproval', total: 4 },
  { kind: 'job', total: 3 },
] as const;
const badges = (nav: ReturnType<typeof navFor>) =>
  Object.fromEntries(nav.flatMap(({ href, badge }) => (badge ? [[href, badge]] : [])));

it('the menu says how much waits at each page, and at Home all of it', () => {
  expect(badges(navFor('admin', { platform: true }, waits))).toEqual({
    [paths.home]: 11,
    [paths.trips]: 3,
    [paths.payouts]: 5,
    [paths.jobs]: 3,
  });
});

it('nothing waits where a person cannot go, and nothing is said of nothing', () => {
  expect(badges(navFor('tripManager', {}, waits.slice(0, 2)))).toEqual({ [paths.home]: 3, [paths.trips]: 3 });
  expect(badges(navFor('support', {}))).toEqual({});
  expect(navFor('accountManager', {}).some(({ href }) => href === paths.payouts)).toBe(false);
});

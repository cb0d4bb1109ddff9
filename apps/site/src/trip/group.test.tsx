import type { PublicTrip } from '@caravan/sdk';
import { isShown, show, shows } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { Group } from './Group.tsx';

const trip = {
  toConfirm: 2,
  spotsTaken: 4,
  maximumSpots: 10,
  happening: false,
  going: [],
} as unknown as PublicTrip;

it('who chose to be shown is named, the others are counted, and so is what is missing', async () => {
  show(<Group trip={{ ...trip, going: [{ firstName: 'Ana' }, { firstName: 'Ben' }] }} />);
  await shows('2 more travelers make it certain.');
  await shows('Who’s going');
  await shows('Ana');
  await shows('Ben');
  await shows('and 2 more');
});

it('shows no one where no one chose to be shown', async () => {
  show(<Group trip={trip} />);
  await shows('4 of 10 spots taken');
  expect(isShown('Who’s going')).toBe(false);
});

import type { HomeTrip, HostStep } from '@caravan/sdk';
import { control, show, shows, until } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { words } from './messages.ts';
import { TripPanel } from './TripPanel.tsx';

const names: HostStep['step'][] = ['Plan Trip', 'Launch Trip', 'Promote', 'Trip Prep', 'Travel Time'];
const tabs: HostStep['tab'][] = ['pricing', 'promote', 'promote', 'bookings', 'itinerary'];

/** The stepper at a step; past the last one, every step is done. */
const stepper = (at: number): HostStep[] =>
  names.map((step, i) => ({
    step,
    tab: tabs[i],
    state: i < at ? 'past' : i === at ? 'current' : 'future',
    actionsEnabled: i === at,
  }));

const item = (steps: HostStep[], status = 'live') =>
  ({
    model: 'trip',
    steps,
    trip: {
      id: 't1',
      status,
      statusLabel: status === 'cancelled' ? 'Cancelled' : 'Live',
      name: 'Crater lakes',
      country: 'Portugal',
      destination: 'Azores',
      hero: { url: '/hero.svg' },
      startDate: '2027-05-10',
      endDate: '2027-05-14',
      spotsLeft: 3,
      maximumSpots: 12,
    },
  }) as unknown as HomeTrip;

const steps = () => [...document.querySelectorAll('ol li')];
const actions = () => Object.values(words.stepAction).filter((label) => control('a', label) !== undefined);

it('a trip has the steps before its own behind it, and the one action of its own (H-261 to H-268)', async () => {
  for (const [at, step] of names.entries()) {
    show(<TripPanel item={item(stepper(at))} defaultOpen />);
    await until(() => expect(steps()).toHaveLength(names.length));
    steps().forEach((li, i) => {
      expect(li.textContent).toContain(names[i]);
      expect(li.textContent.includes('(complete)')).toBe(i < at);
      expect(li.getAttribute('aria-current')).toBe(i === at ? 'step' : null);
    });
    expect(actions()).toEqual([words.stepAction[step]]);
  }
});

it('counts the spots left, and says when all are sold', async () => {
  show(<TripPanel item={item(stepper(2))} defaultOpen />);
  await shows('3 spots left of 12');
  const full = item(stepper(2));
  show(<TripPanel item={{ ...full, trip: { ...full.trip, spotsLeft: 0, soldOut: true } }} defaultOpen />);
  await shows('Portugal · Sold out');
});

it('a complete trip has every step behind it, and nothing left to do (H-267, H-268)', async () => {
  show(<TripPanel item={item(stepper(names.length), 'complete')} defaultOpen />);
  await until(() => expect(steps()).toHaveLength(names.length));
  expect(steps().every((li) => li.textContent.includes('(complete)'))).toBe(true);
  expect(actions()).toEqual([]);
});

it('a cancelled trip says so in place of its steps (H-260)', async () => {
  show(
    <TripPanel
      item={item([{ step: 'Canceled', state: 'current', actionsEnabled: false }], 'cancelled')}
      defaultOpen
    />,
  );
  await until(() => expect(document.body.textContent).toContain('Cancelled'));
  expect(steps()).toEqual([]);
  expect(actions()).toEqual([]);
});

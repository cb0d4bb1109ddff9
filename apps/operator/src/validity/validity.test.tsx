import type { Itinerary } from '@caravan/sdk';
import { control, fill, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { covered, daysOf, periodProblems, periodValues, spanOf, toPeriod } from './period.ts';
import { ValidityCard } from './ValidityCard.tsx';

const year = {
  startDate: '2027-01-01',
  endDate: '2027-12-31',
  instantApprovalAllowed: false,
  costThresholds: [{ daysOfTheWeek: [1, 2], numberOfTravelers: 2, priceMinor: 100_000 }],
};

it('only days of the week that the dates cover can be chosen (O-130, O-233)', () => {
  // A Friday and the following Saturday.
  expect(covered('2027-01-01', '2027-01-02')).toEqual(['5', '6']);
  expect(covered('2027-01-01', '2027-12-31')).toHaveLength(7);
  expect(covered('2027-01-02', '2027-01-01')).toEqual([]);
  const values = { ...periodValues(year), endDate: '2027-01-02', days: ['1', '6'] };
  expect(toPeriod(values).costThresholds?.[0]?.daysOfTheWeek).toEqual([6]);
  expect(periodProblems({ ...values, days: ['1'] }).days).toBe('Choose at least one day of the week');
});

it('a period without travelers is stopped, to the letter (O-128, O-209)', () => {
  const values = { ...periodValues(year), thresholds: [{ numberOfTravelers: 0, priceMinor: 0 }] };
  expect(Object.values(periodProblems(values))).toEqual([
    'One or more of your validity periods has 0 travelers, please add travelers to continue.',
  ]);
  expect(periodProblems({ ...values, isBlackout: true })).toEqual({});
});

it('a blackout says on which days it holds', () => {
  const blackout = {
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    blackoutStartDate: { isBlackout: true },
  };
  expect(daysOf(blackout)).toHaveLength(7);
  expect(spanOf(year)).toEqual({ startDate: '2027-01-01', endDate: '2027-12-31', daysOfTheWeek: [1, 2] });
});

it('a period is added to those of a package, and one is cleared (O-129, O-131, O-227)', async () => {
  const sent: object[] = [];
  const itinerary = { id: 'i1', version: 3, currency: 'USD' } as Itinerary;
  const place = show(<ValidityCard itinerary={itinerary} level="economy" periods={[year]} />, {
    answers: [
      http.get('*/api/metadata/inventory', () =>
        ok({
          tierStep: 2,
          validityPeriod: {
            startDate: '2027-01-01',
            endDate: '2027-12-31',
            costThresholds: [{ daysOfTheWeek: [0, 1, 2, 3, 4, 5, 6], numberOfTravelers: 2, priceMinor: 0 }],
          },
        }),
      ),
      http.post('*/api/me/itineraries/i1/validity-periods', async ({ request }) => {
        sent.push((await request.json()) as object);
        return ok(itinerary);
      }),
    ],
  });
  await shows('Monday, Tuesday · from $1,000');
  await press('Add period');
  await until(() => expect(place.address()).toBe('/?period=economy.new'));
  await press('Add tier');
  await until(() => expect(control<HTMLInputElement>('input', 'Travelers 2')?.value).toBe('4'));
  await fill('Price per traveler 1', 'much');
  await until(() => expect(control<HTMLInputElement>('input', 'Price per traveler 1')?.value).toMatch(/0/));
  await press('Save');
  await shows('Validity period saved');
  expect(place.address()).toBe('/');
  expect(sent[0]).toMatchObject({
    version: 3,
    packageLevel: 'economy',
    put: { costThresholds: [{ numberOfTravelers: 2 }, { numberOfTravelers: 4 }] },
  });
  await press('Actions for');
  await press('Clear', '[role=menuitem]');
  await shows('Hosts can no longer request these days.');
  await press('Clear');
  await shows('Validity period cleared');
  expect(sent[1]).toEqual({
    version: 3,
    packageLevel: 'economy',
    clear: { startDate: '2027-01-01', endDate: '2027-12-31', daysOfTheWeek: [1, 2] },
  });
  await press('Undo');
  await shows('Validity period restored');
  expect(sent[2]).toEqual({ version: 3, packageLevel: 'economy', put: year });
});

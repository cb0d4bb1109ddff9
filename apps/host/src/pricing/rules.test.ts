import { expect, it } from 'vitest';
import { askable, priceProblems } from './rules.ts';

const form = { initialMinor: 200_000, remainingMinor: 220_000, advanceMinor: null };

it('passes on what the server says, at the field it is about', () => {
  const answered = [
    { field: 'flightStipend', message: 'Cannot exceed $1,000' },
    { field: 'earnings', message: 'Could not save pricing - Negative earnings' },
    { field: 'agreement', message: 'No agreement document provided' },
  ];
  expect(priceProblems(form, answered)).toEqual({
    advance: 'Cannot exceed $1,000',
    prices: 'Could not save pricing - Negative earnings',
    agreement: 'No agreement document provided',
  });
  expect(priceProblems(form, [])).toEqual({});
});

it('says itself what can not be asked', () => {
  expect(priceProblems({ ...form, initialMinor: null })).toEqual({
    prices: 'Could not save pricing - Initial Price and/or Remaining Price is invalid',
  });
  expect(priceProblems({ ...form, advanceMinor: -1 })).toEqual({
    advance: 'Earnings advance can not be negative',
  });
  expect(askable({ ...form, remainingMinor: null })).toBeUndefined();
  expect(askable(form)).toEqual({ initialMinor: 200_000n, remainingMinor: 220_000n, flightStipendMinor: 0n });
});

import { expect, it } from 'vitest';
import { detailProblems, detailValues, isSole, limits, toDraft } from './details.ts';

const good = () => {
  const values = detailValues();
  return {
    ...values,
    name: 'Patagonia on foot',
    country: 'Chile',
    destination: 'Torres del Paine',
    tripSummary: 'x'.repeat(100),
    packages: {
      ...values.packages,
      standard: {
        enabled: true,
        accommodationLevels: ['3 stars'],
        mealLevels: ['Half board'],
        foodOptions: [],
      },
    },
  };
};

it('asks for what is missing, to the letter (O-133, O-134)', () => {
  expect(detailProblems(detailValues())).toEqual({
    name: 'A name is required',
    country: 'A country selection is required',
    destination: 'A destination is required',
    tripSummary: 'A summary is required',
    'packages.standard.accommodationLevels': 'Accommodation level for standard package is required',
    'packages.standard.mealLevels': 'Meal level for standard package is required',
  });
  expect(detailProblems({ ...good(), tripSummary: ' '.repeat(50) + 'x'.repeat(99) })).toEqual({
    tripSummary: 'The trip summary must be at least 100 characters',
  });
  expect(detailProblems(good())).toEqual({});
});

it('keeps the sole package on (O-135)', () => {
  const { packages } = good();
  expect(isSole(packages, 'standard')).toBe(true);
  expect(isSole({ ...packages, premium: { ...packages.premium, enabled: true } }, 'standard')).toBe(false);
});

it('trims what is sent and takes the first photo as the cover', () => {
  const draft = toDraft({
    ...good(),
    name: '  A  ',
    inclusions: [' Guide ', ' '],
    photos: [{ url: '/a.svg' }, { url: '/b.svg' }],
  });
  expect(draft.name).toBe('A');
  expect(draft.inclusions).toEqual(['Guide']);
  expect(draft.hero?.url).toBe('/a.svg');
});

it('sends every field of the planning, and names optional services (O-055, O-074, O-176)', () => {
  const values = {
    ...good(),
    passportRequired: true,
    categories: ['Hiking'],
    cities: ['Puerto Natales'],
    logistics: ' Bring boots. ',
    leadMonths: 3,
    leadDays: null,
    increase: 4,
    arrival: { code: 'puq', name: 'Presidente Ibáñez', city: 'Punta Arenas' },
    optional: [{ id: 'o1', name: ' Massage ', type: 'activity' as const, priceMinor: 4000, quantity: null }],
  };
  expect(toDraft(values)).toMatchObject({
    passportRequired: true,
    categories: ['Hiking'],
    cities: ['Puerto Natales'],
    logistics: 'Bring boots.',
    tripLeadTime: { months: 3, days: 0 },
    yearOverYearIncreaseBp: 400,
    arrivalLocation: { code: 'PUQ', name: 'Presidente Ibáñez', city: 'Punta Arenas' },
    additionalOptionalServices: [{ id: 'o1', name: 'Massage', type: 'activity', priceMinor: 4000 }],
  });
  const nameless = { ...values, optional: [{ ...values.optional[0]!, name: ' ' }] };
  expect(detailProblems(nameless)).toEqual({ 'optional.0.name': 'A name is required' });
});

it('keeps the limits of the details (O-137, O-222, O-236)', () => {
  expect(limits).toMatchObject({ photos: 10, summary: 100 });
});

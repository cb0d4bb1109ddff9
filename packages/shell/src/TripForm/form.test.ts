import { expect, test } from 'vitest';
import { missingPaths, toForm, toValues, wrongPaths } from './form.ts';

test('preferences are switches in the form and codes in the answer', () => {
  const values = toValues({ preferences: ['planner', 'nightOwl'], roommateGenderPreferences: ['female'] });
  expect(values.preferences).toMatchObject({ planner: true, nightOwl: true, earlyBird: false });
  expect(values.roommateGenderPreferences).toMatchObject({ female: true, male: false });
  const form = toForm(values, 3);
  expect(form.preferences).toEqual(['nightOwl', 'planner']);
  expect(form.roommateGenderPreferences).toEqual(['female']);
  expect(form.version).toBe(3);
});

test('a form goes there and back unchanged', () => {
  const form = {
    arrivalDetails: { airline: 'TP', flightNumber: 'TP 202', date: '2027-04-09', time: '14:35' },
    endOfTripPlans: 'undecided' as const,
    emergencyContact: { name: 'Ada', relationship: 'Sister', phone: '+1555', email: 'ada@example.com' },
  };
  expect(toForm(toValues(form), undefined)).toMatchObject(form);
});

test('what is required depends on the passport', () => {
  const empty = toValues({});
  expect(missingPaths(empty, { passport: false })).toHaveLength(11);
  expect(missingPaths(empty, { passport: true })).toHaveLength(19);
  expect(missingPaths(toValues({ endOfTripPlans: 'undecided' }), { passport: false })).not.toContain(
    'endOfTripPlans',
  );
});

test('a wrong time or address is refused, an absent one is not', () => {
  const values = toValues({});
  expect(wrongPaths(values)).toEqual({});
  values.arrivalDetails.time = 'noon';
  values.emergencyContact.email = 'ada@';
  expect(Object.keys(wrongPaths(values))).toEqual(['arrivalDetails.time', 'emergencyContact.email']);
});

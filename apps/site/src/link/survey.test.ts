import { expect, test } from 'vitest';
import { emptySurvey, replyOf } from './survey.ts';

const answered = { ...emptySurvey, destination: 'Peru', timeOfYear: 'fall', budgetMinor: 2500_00, age: 34 };

test('an anonymous answer sends nothing of the person', () => {
  expect(replyOf({ ...answered, marketingOptIn: true })).toEqual({
    destination: 'Peru',
    timeOfYear: 'fall',
    budgetMinor: 250000,
    age: 34,
  });
});

test('an answer with an address says whether emails are wanted', () => {
  expect(replyOf({ ...answered, gender: 'nonBinary', email: 'a@example.com' })).toMatchObject({
    gender: 'nonBinary',
    email: 'a@example.com',
    marketingOptIn: false,
  });
});

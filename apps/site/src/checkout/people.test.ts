import { expect, test } from 'vitest';
import { emptyPerson } from './draft.ts';
import { checkPerson, toParticipant } from './people.ts';

const today = '2026-11-21';
const noa = {
  ...emptyPerson,
  firstName: 'Noa',
  lastName: 'Berg',
  email: 'noa@example.com',
  phone: '+12025550123',
  dateOfBirth: '1991-04-02',
  countryCode: 'US',
};
const sam = { ...emptyPerson, firstName: 'Sam', lastName: 'Okafor' };

test('the customer says more than a companion', () => {
  expect(Object.keys(checkPerson(emptyPerson, 0, [emptyPerson], today))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'dateOfBirth',
    'countryCode',
  ]);
  expect(checkPerson(noa, 0, [noa, sam], today)).toEqual({});
  expect(checkPerson(sam, 1, [noa, sam], today)).toEqual({});
});

test('who books is an adult, on the day itself too', () => {
  expect(checkPerson({ ...noa, dateOfBirth: '2008-11-21' }, 0, [noa], today)).toEqual({});
  expect(checkPerson({ ...noa, dateOfBirth: '2008-11-22' }, 0, [noa], today).dateOfBirth).toMatch(/18/);
});

test('addresses are addresses, and differ', () => {
  expect(checkPerson({ ...noa, email: 'noa@' }, 0, [noa], today).email).toMatch(/email address/);
  const twin = { ...sam, email: 'NOA@example.com' };
  expect(checkPerson(twin, 1, [noa, twin], today).email).toMatch(/their own email/);
  expect(checkPerson({ ...noa, phone: '555' }, 0, [noa], today).phone).toMatch(/valid phone/);
});

test('empty answers are not sent', () => {
  expect(toParticipant(sam)).toEqual({ firstName: 'Sam', lastName: 'Okafor' });
});

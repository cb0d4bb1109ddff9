import { expect, test } from 'vitest';
import { brandOf, checkCard, emptyCard, formatExpiry, formatNumber, passesLuhn, toTestCard } from './card.ts';
import { testCards } from './messages.ts';

const card = { number: '4242 4242 4242 4242', expiry: '04/29', cvc: '123', name: 'Noa Berg' };
const now = new Date(2026, 10, 21);

test('numbers are grouped as on the card', () => {
  expect(formatNumber('42424242')).toBe('4242 4242');
  expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
  expect(brandOf('5555 5555')).toBe('mastercard');
});

test('the expiry gets its slash, and loses it when one goes back', () => {
  expect(formatExpiry('04', '0')).toBe('04/');
  expect(formatExpiry('04', '04/')).toBe('04');
  expect(formatExpiry('4', '')).toBe('04/');
  expect(formatExpiry('0429', '04/2')).toBe('04/29');
});

test('each test card has a right check digit', () => {
  for (const { number } of testCards) expect(passesLuhn(number)).toBe(true);
  expect(passesLuhn('4242 4242 4242 4241')).toBe(false);
});

test('what is missing or wrong is said at its field', () => {
  expect(checkCard(card, now)).toEqual({});
  expect(Object.keys(checkCard(emptyCard, now))).toEqual(['number', 'expiry', 'cvc', 'name']);
  expect(checkCard({ ...card, expiry: '10/26' }, now).expiry).toBe('This card has expired. Use another one.');
  expect(checkCard({ ...card, expiry: '11/26' }, now)).toEqual({});
  expect(checkCard({ ...card, expiry: '13/29' }, now).expiry).toMatch(/month and year/);
});

test('the number of a real card does not leave the page', () => {
  expect(checkCard({ ...card, number: '4111 1111 1111 1111' }, now).number).toMatch(/real card/);
  expect(checkCard({ ...card, number: '5555 5555 5555 4444' }, now)).toEqual({});
});

test('the token call takes numbers', () => {
  expect(toTestCard(card)).toEqual({
    number: '4242424242424242',
    expMonth: 4,
    expYear: 2029,
    cvc: '123',
    name: 'Noa Berg',
  });
});

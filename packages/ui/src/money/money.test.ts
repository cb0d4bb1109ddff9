import { expect, it } from 'vitest';
import { formatMoney, minorDigits, parseMoney, toMajor, toMinor } from './money.ts';

it('formats minor units', () => {
  expect(formatMoney(120050, 'USD', { locale: 'en-US' })).toBe('$1,200.50');
  expect(formatMoney(120000, 'USD', { locale: 'en-US' })).toBe('$1,200');
  expect(formatMoney(120000, 'USD', { locale: 'en-US', trim: false })).toBe('$1,200.00');
  expect(formatMoney(1200, 'JPY', { locale: 'en-US' })).toBe('¥1,200');
  expect(formatMoney(-500, 'USD', { locale: 'en-US', signed: true })).toBe('-$5');
  expect(formatMoney(500, 'USD', { locale: 'en-US', signed: true })).toBe('+$5');
});

it('converts between major and minor units without binary drift', () => {
  expect(toMinor(1.005, 'USD')).toBe(101);
  expect(toMinor(-1.005, 'USD')).toBe(-101);
  expect(toMinor(19.99, 'USD')).toBe(1999);
  expect(toMinor(0, 'USD')).toBe(0);
  expect(toMinor(1200, 'JPY')).toBe(1200);
  expect(toMajor(1999, 'USD')).toBe(19.99);
  for (let minor = 0; minor < 5000; minor++) expect(toMinor(toMajor(minor, 'USD'), 'USD')).toBe(minor);
});

it.each([
  ['$1,200.50', 120050],
  ['1 200,50 €', 120050],
  ['1.200,5', 120050],
  ['1,200', 120000],
  ['12.5', 1250],
  ['.5', 50],
  ['-12', -1200],
  ['', null],
  ['abc', null],
])('reads %s', (text, minor) => expect(parseMoney(text, 'USD')).toBe(minor));

it('knows the decimals of a currency', () => {
  expect([minorDigits('USD'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
});

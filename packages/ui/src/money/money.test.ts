import { expect, it } from 'vitest';
import { formatMoney, minorDigits, minorStep, parseMoney, toMajor, toMinor } from './money.ts';

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

it('knows the decimals of a currency, whatever the browser thinks', () => {
  const known = { USD: 2, JPY: 0, ISK: 0, KWD: 3, HUF: 2, IDR: 2, LAK: 2, IQD: 3, MGA: 2 };
  for (const [currency, digits] of Object.entries(known)) expect(minorDigits(currency)).toBe(digits);
  expect(formatMoney(1_234_550, 'HUF', { locale: 'en' })).toContain('12,345.50');
});

it('knows in which steps a currency is charged', () => {
  expect(['USD', 'JPY', 'KWD', 'ISK', 'MGA'].map(minorStep)).toEqual([1, 1, 10, 1, 100]);
});

it('writes and reads three decimals', () => {
  const amount = (locale: string, minor: number) => formatMoney(minor, 'KWD', { locale }).replace(/\s/g, ' ');
  expect(amount('en', 1_234_560)).toBe('KWD 1,234.560');
  expect(amount('de', 1_234_560)).toBe('1.234,560 KWD');
  expect(amount('de', 2_000)).toBe('2 KWD');
  expect(parseMoney('12.340', 'KWD')).toBe(12_340);
  expect(parseMoney('1,200', 'KWD')).toBe(1_200_000);
  expect(parseMoney('1.200,340', 'KWD')).toBe(1_200_340);
  expect(toMinor(12.345, 'KWD')).toBe(12_345);
});

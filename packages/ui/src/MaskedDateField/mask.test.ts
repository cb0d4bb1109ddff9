import { describe, expect, it } from 'vitest';
import { formatMasked, maskDate, orderOf, parseMasked } from './mask.ts';

describe('the date mask 99/99/9999', () => {
  it.each([
    ['0', '0'],
    ['0504', '05/04'],
    ['05042027', '05/04/2027'],
    ['5/4/2027', '05/04/2027'],
    ['05-04-2027 and more', '05/04/2027'],
    ['abc', ''],
  ])('%s becomes %s', (typed, shown) => expect(maskDate(typed)).toBe(shown));

  it('knows which days exist', () => {
    expect(parseMasked('02/29/2028')).toBe('2028-02-29');
    expect(parseMasked('02/29/2027')).toBeNull();
    expect(parseMasked('13/01/2027')).toBeNull();
    expect(parseMasked('05/04/20')).toBeNull();
  });

  it('writes a civil day without a time zone', () => expect(formatMasked('2027-01-01')).toBe('01/01/2027'));

  it('puts the day first outside of English', () => {
    const german = orderOf('de-DE');
    expect(maskDate('4.5.2027', german)).toBe('04.05.2027');
    expect(parseMasked('04.05.2027', german)).toBe('2027-05-04');
    expect(formatMasked('2027-05-04', german)).toBe('04.05.2027');
    expect(parseMasked('31/12/2027', orderOf('es-ES'))).toBe('2027-12-31');
    expect(parseMasked('12/31/2027', orderOf('es-ES'))).toBeNull();
  });
});

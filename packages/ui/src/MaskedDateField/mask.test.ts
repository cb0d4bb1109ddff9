import { describe, expect, it } from 'vitest';
import { formatMasked, maskDate, parseMasked } from './mask.ts';

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
});

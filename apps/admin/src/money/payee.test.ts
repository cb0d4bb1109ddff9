import { expect, it } from 'vitest';
import { hasStatement, payeeOf } from './payee.ts';

it('reads the payee of an address', () => {
  expect(payeeOf('host:1')).toEqual({ kind: 'host', id: '1' });
  for (const wrong of [undefined, '', 'host', 'host:', 'insurer:1', 'traveler:1'])
    expect(payeeOf(wrong)).toBeUndefined();
  expect(hasStatement('insurer')).toBe(false);
});

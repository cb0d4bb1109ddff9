import { expect, it } from 'vitest';
import { bioProblem } from './bio.ts';

it('wants 100 to 350 characters, or nothing', () => {
  expect(bioProblem('')).toBeUndefined();
  expect(bioProblem('x'.repeat(99))).toBe('Minimum 100 characters required');
  expect(bioProblem('x'.repeat(100))).toBeUndefined();
  expect(bioProblem('x'.repeat(351))).toBe('Maximum 350 characters allowed');
});

import { expect, it } from 'vitest';
import { wrap } from './draw.ts';

it('breaks a title between words, and leaves a word that is too long whole', () => {
  const measure = (line: string) => line.length;
  expect(wrap('Salt roads of Oaxaca', 11, measure)).toEqual(['Salt roads', 'of Oaxaca']);
  expect(wrap('Llanfairpwllgwyngyll by sea', 8, measure)).toEqual(['Llanfairpwllgwyngyll', 'by sea']);
  expect(wrap('  ', 8, measure)).toEqual([]);
});

import { expect, it } from 'vitest';
import { bars, shares } from './charts.ts';

const entry = (label: string, amount: number) => ({ label, amount });

it('shows the largest bars without blanks and other', () => {
  expect(bars([entry('Peru', 2), entry(' ', 9), entry('Other', 9), entry('Japan', 5)], true)).toEqual([
    { label: 'Japan', amount: 5 },
    { label: 'Peru', amount: 2 },
  ]);
  expect(bars([entry('18-24', 1), entry('25-34', 4)], true, 'steps').map((b) => b.label)).toEqual([
    '18-24',
    '25-34',
  ]);
  const many = Array.from({ length: 20 }, (_, i) => entry(`Country ${i}`, i));
  expect([bars(many, false).length, bars(many, true).length]).toEqual([5, 15]);
  expect(bars([entry('The United Arab Emirates', 1)], true)[0]?.label).toBe('The United Arab Em…');
});

it('drops empty parts', () => {
  expect(shares([entry('Spring', 3), entry('Summer', 0), entry('Fall', 1)])).toEqual([
    { label: 'Spring', amount: 3, share: 0.75 },
    { label: 'Fall', amount: 1, share: 0.25 },
  ]);
});

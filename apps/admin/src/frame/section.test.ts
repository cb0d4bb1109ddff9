import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { sectionOf } from './section.ts';

const within = (path: string) => sectionOf(path.replace('/admin', ''));

it('a page belongs to the section of what it changes', () => {
  expect(within(paths.booking('b1'))).toBe('trips');
  expect(within(paths.operators)).toBe('supply');
  expect(within(paths.payouts)).toBe('money');
  expect(within(paths.user('u1'))).toBe('people');
  expect(within(paths.policies)).toBe('settings');
  expect(within(paths.home)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { categories, categoryNamed } from './categoryWords.ts';

it('names the categories in the order of T-063, and keeps what it does not know', () => {
  expect(categories.map(categoryNamed).join(', ')).toBe(
    'Photography, LGBTQ+, Body Positivity, Fitness, Exploration, Food, Health & Wellness, Yoga',
  );
  expect(categoryNamed('Stargazing')).toBe('Stargazing');
});

import { beforeEach, expect, it } from 'vitest';
import { kindsOf } from './poster.ts';

let reduced = false;
const card = (href: string) =>
  `<article><div data-poster></div><h3><a href="${href}">Trip</a></h3></article>`;

beforeEach(() => {
  reduced = false;
  Object.assign(window, {
    matchMedia: () => ({ matches: reduced }),
    CSS: { escape: (text: string) => text },
  });
  document.body.innerHTML = card('/trips/a') + card('/trips/b') + '<a href="/login">Sign in</a>';
});
const chosen = () =>
  [...document.querySelectorAll('[data-poster=chosen]')].map((one) =>
    one.closest('article')!.querySelector('a')!.getAttribute('href'),
  );

it('lets the poster of the card that leads to the page grow, and only that one', () => {
  expect(kindsOf('/trips/a')).toEqual(['poster']);
  expect(kindsOf('/trips/b')).toEqual(['poster']);
  expect(chosen()).toEqual(['/trips/b']);
});

it('moves nothing on other routes, or with reduced motion', () => {
  expect(kindsOf('/login')).toBe(false);
  expect(kindsOf('/trips/c')).toBe(false);
  reduced = true;
  expect(kindsOf('/trips/a')).toBe(false);
  expect(chosen()).toEqual([]);
});

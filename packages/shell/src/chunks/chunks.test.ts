import { beforeEach, expect, it, vi } from 'vitest';
import { isUnloaded, reloadOnce } from './chunks.ts';

const fail = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const reload = vi.fn();
reloadOnce({ reload });

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});

it('a part of the app that does not load reloads the page once, and then says so (H-605)', () => {
  expect(fail()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('nothing is reloaded offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['Failed to fetch dynamically imported module: https://x/assets/a.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Failed to fetch', false],
])('%s: %s', (message, expected) => expect(isUnloaded(new TypeError(message))).toBe(expected));

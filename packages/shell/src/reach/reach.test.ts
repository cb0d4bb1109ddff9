import { act, type ChangeEvent, createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience, whenReached } from './reach.ts';

let done: () => void;
const load = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  document.body.innerHTML =
    '<a href="#x"><button>In a link</button></a><button id="book"><b>Book</b></button>';
});
afterEach(() => {
  // Whatever is still waited for ends here.
  window.dispatchEvent(new Event('scroll'));
  done?.();
  vi.useRealTimers();
});

it('loads at once what has nothing to show without', () => {
  whenReached({ load, now: true });
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'])('%s is a sign of a person', (sign) => {
  whenReached({ load, now: false });
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  expect(load).toHaveBeenCalledTimes(1);
});

it('becomes live by itself in the end', () => {
  whenReached({ load, now: false });
  vi.advanceTimersByTime(patience - 1);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('gives the page what was pressed before it was live', async () => {
  whenReached({ load, now: false });
  const button = document.querySelector<HTMLElement>('#book')!;
  const book = vi.fn();
  button.addEventListener('click', book);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.querySelector('b')!.click();
  expect(book).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  done();
  await vi.runAllTimersAsync();
  expect(book).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  button.click();
  expect(book).toHaveBeenCalledTimes(2);
});

it('tells the page what was typed before it was live', async () => {
  document.body.innerHTML = '<div id="root"><input aria-label="Search" value="" /></div>';
  const field = document.querySelector('input')!;
  whenReached({ load, now: false });
  field.value = 'lis';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  window.dispatchEvent(new Event('focusin'));
  const heard: string[] = [];
  function Search() {
    const [value, setValue] = useState('');
    const change = (next: string) => {
      heard.push(next);
      setValue(next);
    };
    return createElement('input', {
      'aria-label': 'Search',
      value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(target.value),
    });
  }
  await act(async () => hydrateRoot(document.querySelector('#root')!, createElement(Search)));
  expect(field.value).toBe('lis');
  await act(async () => {
    done();
    await vi.runAllTimersAsync();
  });
  expect(heard.at(-1)).toBe('lis');
  expect(field.value).toBe('lis');
});

it('keeps what is typed while the page is taken over, though it empties the field', async () => {
  document.body.innerHTML = '<div id="root"><input aria-label="Search" value="" /></div>';
  const field = document.querySelector('input')!;
  // As a key does: first it is said that something will be written, then it is.
  const key = (letter: string) => {
    field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
    Reflect.set(HTMLInputElement.prototype, 'value', field.value + letter, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  whenReached({ load, now: false });
  key('h');
  window.dispatchEvent(new Event('focusin'));
  let renderAgain: (turn: number) => void;
  function Search() {
    const [value, setValue] = useState('');
    renderAgain = useState(0)[1];
    return createElement('input', {
      'aria-label': 'Search',
      value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value),
    });
  }
  await act(async () => hydrateRoot(document.querySelector('#root')!, createElement(Search)));
  await act(async () => renderAgain(1));
  expect(field.value).toBe('');
  await act(async () => key('o'));
  await act(async () => {
    done();
    await vi.runAllTimersAsync();
  });
  await act(async () => key('st'));
  expect(field.value).toBe('host');
});

it('ticks what was ticked before it was live, each of it', async () => {
  document.body.innerHTML = '<label>News<input type="checkbox" /></label><input type="radio" name="when" />';
  const [news, when] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  whenReached({ load, now: false });
  document.querySelector('label')!.click();
  when.click();
  expect([news.checked, when.checked]).toEqual([false, false]);
  window.dispatchEvent(new Event('pointerdown'));
  const heard = vi.fn();
  news.addEventListener('change', heard);
  when.addEventListener('change', heard);
  done();
  await vi.runAllTimersAsync();
  expect([news.checked, when.checked]).toEqual([true, true]);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('tells the page what the browser has filled in by itself', async () => {
  document.body.innerHTML = '<input aria-label="Email" value="" />';
  const field = document.querySelector('input')!;
  whenReached({ load, now: false });
  field.value = 'ada@example.com';
  const heard = vi.fn<(words: string) => void>();
  field.addEventListener('input', () => heard(field.value));
  window.dispatchEvent(new Event('focusin'));
  done();
  await vi.runAllTimersAsync();
  expect(heard).toHaveBeenLastCalledWith('ada@example.com');
});

it('leaves links to the browser', () => {
  whenReached({ load, now: false });
  const inLink = document.querySelector<HTMLElement>('a button')!;
  const follow = vi.fn();
  inLink.addEventListener('click', follow);
  inLink.click();
  expect(follow).toHaveBeenCalledTimes(1);
});

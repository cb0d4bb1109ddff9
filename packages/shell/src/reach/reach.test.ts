import {
  act,
  type ChangeEvent,
  createElement,
  Fragment,
  type MouseEvent as Press,
  Suspense,
  type SyntheticEvent,
  use,
  useState,
} from 'react';
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
afterEach(async () => {
  // Ends anything that is still waiting.
  window.dispatchEvent(new Event('scroll'));
  done?.();
  await vi.runAllTimersAsync();
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

it('waits for nobody where a part of the page shows nothing without it, once the page is there', () => {
  whenReached({ load, now: false, after: 0 });
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
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

/**
 * A server-rendered page whose button is inside a Suspense boundary that hydrates when `arrive` is called.
 * The lazy part comes before the button or, with `after`, behind it, when React has already visited the
 * button.
 */
function drawPart(after = false) {
  const booked = vi.fn<(detail: number) => void>();
  let arrive: () => void;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  let isHere = false;
  void code.then(() => (isHere = true));
  const Wait = () => {
    if (!isHere) use(code);
    return null;
  };
  const button = createElement('button', { onClick: (event: Press) => booked(event.detail) }, 'Book');
  const Part = () => {
    if (!after && !isHere) use(code);
    return createElement(Fragment, null, button, createElement(Wait));
  };
  document.body.innerHTML = '<div id="root"><main><!--$--><button>Book</button><!--/$--></main></div>';
  const root = document.querySelector('#root')!;
  const page = createElement('main', null, createElement(Suspense, null, createElement(Part)));
  return { booked, arrive: () => arrive(), hydrate: () => act(async () => hydrateRoot(root, page)) };
}

const book = () => document.querySelector('button')!;
const down = () => book().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
const click = () =>
  book().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('keeps a press of a part that is not live yet, and gives it once', async () => {
  const { booked, arrive, hydrate } = drawPart();
  whenReached({ load, now: false });
  down();
  await hydrate();
  done();
  await pass(0);
  down();
  click();
  await pass(500);
  expect(booked).not.toHaveBeenCalled();
  expect(book().getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive());
  await act(() => vi.runAllTimersAsync());
  expect(booked).toHaveBeenCalledTimes(1);
  expect(book().hasAttribute('aria-busy')).toBe(false);
});

it('replays a whole press whose start was missed', async () => {
  const { booked, arrive, hydrate } = drawPart();
  whenReached({ load, now: false });
  down();
  arrive();
  await hydrate();
  done();
  await pass(0);
  // A press that began before the page listened ends here; the button must not wait for a press it didn't see begin.
  click();
  await act(() => vi.runAllTimersAsync());
  expect(booked.mock.calls).toEqual([[0]]);
});

it('leaves a press alone that the page hears from the beginning', async () => {
  const { booked, arrive, hydrate } = drawPart();
  whenReached({ load, now: false });
  window.dispatchEvent(new Event('scroll'));
  arrive();
  await hydrate();
  done();
  await pass(0);
  down();
  click();
  await act(() => vi.runAllTimersAsync());
  expect(booked.mock.calls).toEqual([[1]]);
});

it('keeps a press of a button that React has seen, while the part around it is not shown yet', async () => {
  const { booked, arrive, hydrate } = drawPart(true);
  whenReached({ load, now: false });
  window.dispatchEvent(new Event('scroll'));
  await hydrate();
  done();
  await pass(0);
  expect(Object.keys(book()).some((key) => key.startsWith('__reactProps'))).toBe(true);
  // By keyboard, without a preceding pointer event.
  click();
  await pass(500);
  expect(booked).not.toHaveBeenCalled();
  await act(async () => arrive());
  await act(() => vi.runAllTimersAsync());
  expect(booked).toHaveBeenCalledTimes(1);
});

it('counts each press of a button beside a count', async () => {
  let arrive: () => void;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  let isHere = false;
  void code.then(() => (isHere = true));
  const Count = () => {
    if (!isHere) use(code);
    const [count, set] = useState(1);
    const add = createElement('button', { onClick: () => set(count + 1) }, 'Add one');
    return createElement('span', null, createElement('output', null, count), add);
  };
  document.body.innerHTML =
    '<div id="root"><main><!--$--><span><output>1</output><button>Add one</button></span><!--/$--></main></div>';
  whenReached({ load, now: false });
  for (let presses = 0; presses < 2; presses++) {
    down();
    book().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    click();
  }
  const page = createElement('main', null, createElement(Suspense, null, createElement(Count)));
  await act(async () => hydrateRoot(document.querySelector('#root')!, page));
  done();
  await pass(0);
  await act(async () => arrive());
  await act(() => vi.runAllTimersAsync());
  expect(document.querySelector('output')!.textContent).toBe('3');
});

it('gives no press while a pointer is down, and the next one when the count has changed', async () => {
  const seen: string[] = [];
  document.body.innerHTML = '<span><output>1</output><button>Add one</button></span>';
  const count = document.querySelector('output')!;
  whenReached({ load, now: false });
  click();
  click();
  book().addEventListener('click', () => {
    seen.push(count.textContent);
    // Renders a while after the press, as on a busy phone.
    setTimeout(() => (count.textContent = String(Number(count.textContent) + 1)), 200);
  });
  Object.assign(book(), { __reactFiber$x: { alternate: {} } });
  book().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  done();
  await vi.advanceTimersByTimeAsync(500);
  expect(seen).toEqual([]);
  document.dispatchEvent(new PointerEvent('pointerup'));
  await vi.runAllTimersAsync();
  expect(seen).toEqual(['1', '2']);
});

it('sends once what was sent of a part that is not live yet', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.body.innerHTML = '<div id="root"><form><button>Go</button></form></div>';
  whenReached({ load, now: false });
  window.dispatchEvent(new Event('scroll'));
  done();
  await pass(0);
  document.querySelector('form')!.requestSubmit();
  await pass(200);
  expect(sent).not.toHaveBeenCalled();
  const form = createElement(
    'form',
    { onSubmit: ({ nativeEvent }: SyntheticEvent) => sent(nativeEvent) },
    createElement('button', null, 'Go'),
  );
  await act(async () => hydrateRoot(document.querySelector('#root')!, form));
  await act(() => vi.runAllTimersAsync());
  expect(sent).toHaveBeenCalledTimes(1);
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
  // Like a real keystroke: beforeinput first, then the change and input.
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

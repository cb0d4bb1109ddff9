import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useKept } from './useKept.ts';

function open() {
  const close = vi.fn();
  let take: () => string = () => '';
  const Frame = ({ isAsked }: { isAsked: boolean }) => {
    take = useKept(isAsked, close);
    return null;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (isAsked: boolean) => act(async () => root.render(createElement(Frame, { isAsked })));
  return { close, take: () => take(), render };
}

/** Whether the page underneath receives the key. */
function press(key: string, with_: KeyboardEventInit = {}): boolean {
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard, { once: true });
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...with_ }),
  );
  document.body.removeEventListener('keydown', heard);
  return heard.mock.calls.length > 0;
}

it('keeps what is typed until the field takes it', async () => {
  const { take, render } = open();
  await render(false);
  expect(press('x')).toBe(true);
  await render(true);
  for (const key of ['l', 'i', 'z', 'Backspace', 's']) expect(press(key)).toBe(false);
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect(take()).toBe('lis');
  expect(press('b')).toBe(true);
  expect(take()).toBe('');
  await render(false);
});

it('can be closed before it has loaded, and starts over', async () => {
  const { close, take, render } = open();
  await render(true);
  press('a');
  press('Escape');
  expect(close).toHaveBeenCalledTimes(1);
  await render(false);
  await render(true);
  press('b');
  expect(take()).toBe('b');
  await render(false);
});

import { Dialog } from '@caravan/ui/Dialog';
import { Spinner } from '@caravan/ui/Spinner';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNavigation } from './followNavigation.ts';

let root: Root;
afterEach(() => act(() => root.unmount()));

const base = createRootRoute({
  component: () => (
    <main>
      <Outlet />
    </main>
  ),
});
const page = (path: string, content: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => base, path, component: content });
const wizard = createRoute({
  getParentRoute: () => base,
  path: '/wizard',
  component: () => (
    <>
      <h1>Book rides</h1>
      <Outlet />
    </>
  ),
});
const step = (path: string, title: string) =>
  createRoute({ getParentRoute: () => wizard, path, component: () => <h2>{title}</h2> });

const loading = new EventTarget();
function Slow() {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const end = (event: Event) => setTitle(event.type);
    for (const type of ['Slow page', 'Too late']) loading.addEventListener(type, end);
  }, []);
  return title ? <h1>{title}</h1> : <p aria-busy="true">Loading</p>;
}
function Waits() {
  const [isThere, setThere] = useState(false);
  useEffect(() => loading.addEventListener('There', () => setThere(true)), []);
  return isThere ? <h1>Survey</h1> : <Spinner />;
}
const loads = (title: string) => act(() => void loading.dispatchEvent(new Event(title)));

const routeTree = base.addChildren([
  page('/', () => <Link to="/trips">Trips</Link>),
  page('/trips', () => <h1>Your trips</h1>),
  page('/slow', Slow),
  page('/waits', Waits),
  page('/asks', () => (
    <>
      <h1>Asks</h1>
      <Dialog isOpen onClose={() => undefined} title="A question" />
    </>
  )),
  wizard.addChildren([step('/flight', 'Your flight'), step('/vehicle', 'Your vehicle')]),
]);

const focused = () => document.querySelector(':is(h1, h2):focus')?.textContent;
const leads = (title: string) => vi.waitFor(() => expect(focused()).toBe(title), { timeout: 20_000 });

let go: (to: string) => Promise<void>;

beforeEach(async () => {
  Object.assign(globalThis, { scrollTo: () => undefined, IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  followNavigation(router);
  go = (to) => act(() => router.navigate({ to }));
  await act(async () => {
    root = createRoot(document.querySelector('#root')!);
    root.render(<RouterProvider router={router as never} />);
    await router.load();
  });
});

it('leaves the first page alone and leads to the title of each further one', async () => {
  expect(document.activeElement).toBe(document.body);
  await go('/trips');
  await leads('Your trips');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

it('leads to the heading of a step under a title that stays', async () => {
  await go('/wizard/flight');
  await leads('Book rides');
  await go('/wizard/vehicle');
  await leads('Your vehicle');
});

it('stays where the reader is when only the search changes', async () => {
  await go('/trips');
  await leads('Your trips');
  (document.activeElement as HTMLElement).blur();
  await go('/trips?status=live');
  expect(document.activeElement).toBe(document.body);
});

it('waits for a page to load, unless the person navigates away', async () => {
  await go('/slow');
  expect(document.activeElement).toBe(document.body);
  loads('Slow page');
  await leads('Slow page');
  await go('/');
  await go('/slow');
  await vi.dynamicImportSettled();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  loads('Too late');
  await act(() => Promise.resolve());
  expect(focused()).not.toBe('Too late');
});

it('waits for what comes after a spinner', async () => {
  await go('/waits');
  await vi.dynamicImportSettled();
  expect(document.activeElement).toBe(document.body);
  loads('There');
  await leads('Survey');
});

it('leaves the focus to a dialog that opens with the page', async () => {
  await go('/asks');
  await vi.dynamicImportSettled();
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  expect(document.querySelector('h1:focus')).toBeNull();
});

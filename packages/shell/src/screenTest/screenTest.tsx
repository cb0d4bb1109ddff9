import { configure, type Profile, type Tenant } from '@caravan/sdk';
import { answeredBy } from '@caravan/sdk/msw';
import { getGetMyProfileQueryKey, getGetTenantQueryKey } from '@caravan/sdk/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { PortalProviders } from '../PortalProviders/PortalProviders.tsx';
import { createQueryClient } from '../query/queryClient.ts';
import { RouterPlace } from '../place/RouterPlace.tsx';
import { RoutePending } from '../RoutePending/RoutePending.tsx';

type Handler = Parameters<typeof answeredBy>[number];

/** The environment of a screen under test. */
export type ScreenOptions = {
  /** The page's URL, its route, and the routes of the pages that it links to. */
  at?: string;
  route?: string;
  others?: string[];
  /** The server's responses; everything else returns 404. */
  answers?: Handler[];
  person?: Partial<Profile>;
  /** Features that the marketplace has enabled. */
  features?: Partial<Tenant['features']>;
  /** What else differs in the marketplace. */
  marketplace?: Partial<Tenant>;
};

const tenant = {
  id: '01910000-0000-7000-8000-000000000001',
  slug: 'caravan',
  brand: 'Caravan',
  currency: 'USD',
  locale: 'en-US',
  environment: 'test',
  demo: true,
  features: {},
  supportEmail: 'care@caravan.example',
  theme: { accent: '#12574a' },
} as unknown as Tenant;

const nobody = {
  id: '01910000-0000-7000-8000-000000000002',
  group: 'host',
  firstName: 'Ines',
  lastName: 'Duarte',
  email: 'ines@hosts.example',
  version: 1,
} as unknown as Profile;

export const ok = (data: object) => Response.json({ success: true, data });
export const refusal = (status: number, error: string, code = 'illegal_state') =>
  Response.json({ success: false, code, error }, { status });
export const never = () => new Promise<Response>(() => undefined);

let root: Root | undefined;
let shown = 0;

// The real timer, even in tests with fake timers.
const later = globalThis.setTimeout;
/** Unmounts the current screen; otherwise, React would keep rendering it next to the next test's. */
export async function leave(): Promise<void> {
  root?.unmount();
  root = undefined;
  await new Promise((resolve) => later(resolve));
}

/** Renders a screen as its portal does, in a simulated browser; returns its location. */
export function show(
  screen: ReactNode,
  { at = '/', route = at, others = [], answers = [], person, features, marketplace }: ScreenOptions = {},
) {
  root?.unmount();
  document.body.innerHTML = '<div id="app"></div>';
  sessionStorage.clear();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => null, removeEventListener: () => null }),
    scrollTo: () => undefined,
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  configure({ fetch: answeredBy(...answers) });
  const client = createQueryClient();
  client.setQueryDefaults(getGetMyProfileQueryKey(), { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(getGetMyProfileQueryKey(), { ...nobody, ...person });
  client.setQueryData(getGetTenantQueryKey(), {
    ...tenant,
    ...marketplace,
    features: { ...tenant.features, ...features },
  });
  const base = createRootRoute();
  const page = (path: string, content: ReactNode) =>
    createRoute({
      getParentRoute: () => base,
      path,
      component: () => <RouterPlace>{content}</RouterPlace>,
    });
  const router = createRouter({
    routeTree: base.addChildren([page(route, screen), ...others.map((path) => page(path, null))]),
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultPendingComponent: RoutePending,
  });
  root = createRoot(document.querySelector('#app')!);
  root.render(
    <PortalProviders key={(shown += 1)} queryClient={client} navigate={() => undefined}>
      <RouterProvider router={router as never} />
    </PortalProviders>,
  );
  const { history } = router;
  return {
    path: () => history.location.pathname,
    address: () => history.location.href,
    go: (to: string) => history.push(to),
    back: () => history.back(),
    /** Number of steps that Back can take, including the first page. */
    steps: () => history.location.state.__TSR_index + 1,
  };
}

const wait = { timeout: 30_000, interval: 20 };

/** Waits for a condition, patiently enough for a busy machine. */
export const until = (check: () => void) => vi.waitFor(check, wait);

/** Waits until a text is on the page. */
export const shows = (text: string) => until(() => expect(document.body.textContent).toContain(text));

export const isShown = (text: string) => document.body.textContent.includes(text);

const nameOf = (element: Element) =>
  [
    element.getAttribute('aria-label'),
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => id && document.getElementById(id)?.textContent),
    element.closest('label')?.textContent,
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
    element.textContent,
  ].join(' ');

/** The last control of a kind whose name contains this text: overlays come last. */
export function control<E extends HTMLElement = HTMLElement>(selector: string, name: string): E | undefined {
  return [...document.querySelectorAll<E>(selector)].filter((e) => nameOf(e).includes(name)).at(-1);
}

/** Presses a button, link, checkbox, or option once it is there. */
export async function press(name: string, selector = 'button'): Promise<void> {
  await until(() => expect(control(selector, name)).toBeDefined());
  control(selector, name)!.click();
}

/** Replaces a field's value and blurs the field. */
export async function fill(name: string, text: string): Promise<void> {
  const fields = 'input, textarea';
  await until(() => expect(control(fields, name)).toBeDefined());
  const field = control<HTMLInputElement | HTMLTextAreaElement>(fields, name)!;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.focus();
  // Uses the native value setter, so that React sees a change, as when a person types.
  Reflect.set(kind.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.blur();
}

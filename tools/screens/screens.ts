import type { Page } from '@playwright/test';

/** A screen to capture. */
export interface Screen {
  name: string;
  /** Who is signed in; no one if omitted. */
  who?: string;
  path: string | ((page: Page) => Promise<string>);
  /** Interactions before the screenshot. */
  then?: (page: Page) => Promise<void>;
  /** Captures the full page, not only the viewport. */
  whole?: boolean;
}

const host = 'host@demo.example';
const newHost = 'newhost@demo.example';
const operator = 'operator@demo.example';
const traveler = 'traveler@demo.example';
const admin = 'admin@demo.example';

async function data<T>(page: Page, path: string): Promise<T> {
  return ((await (await page.request.get(path)).json()) as { data: T }).data;
}

const first = (list: string, to: (id: string) => string) => async (page: Page) => {
  const { items } = await data<{ items: { id: string }[] }>(page, list);
  return to(items[0]?.id ?? 'none');
};

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const openAccount = press('Open your account');

const signedOut: Screen[] = [
  { name: 'login', path: '/login', whole: true },
  { name: 'login-errors', path: '/login', then: press('Sign in') },
  { name: 'signup', path: '/signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    then: async (page) => {
      await page.getByLabel('Email').fill('nobody@demo.example');
      await press('Send link')(page);
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    },
  },
  { name: 'create-account-broken', path: '/create-account/no-such-token-at-all' },
  { name: 'change-password-broken', path: '/change-password/no-such-token-at-all' },
  { name: 'activation-error', path: '/activation-error/expired' },
  { name: 'error', path: '/error' },
  { name: 'error-401', path: '/error/401' },
  { name: 'error-403', path: '/error/403' },
  { name: 'error-503', path: '/error/503' },
  { name: 'fallback', path: '/no/such/page' },
];

const account = (who: string, base: string, tag: string): Screen[] => [
  { name: `${tag}-drawer`, who, path: `${base}/account`, then: openAccount },
  { name: `${tag}-help`, who, path: `${base}/account`, then: press('Help center') },
  { name: `${tag}-profile`, who, path: `${base}/account/profile`, whole: true },
  { name: `${tag}-address`, who, path: `${base}/account/address` },
  { name: `${tag}-security`, who, path: `${base}/account/security`, whole: true },
];

const frames: Screen[] = [
  { name: 'host-home', who: host, path: '/app/host/home/dashboard' },
  { name: 'host-public-profile', who: host, path: '/app/host/public-profile' },
  { name: 'host-public-profile-edit', who: host, path: '/app/host/public-profile/edit', whole: true },
  {
    name: 'host-share',
    who: host,
    path: '/app/host/home/dashboard',
    then: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 768) await press('Share Profile')(page);
    },
  },
  { name: 'newhost-home', who: newHost, path: '/app/host/home/progress' },
  { name: 'newhost-drawer', who: newHost, path: '/app/host/home/progress', then: openAccount },
  { name: 'operator-home', who: operator, path: '/app/operator/trips' },
  { name: 'traveler-home', who: traveler, path: '/app/traveler/trips' },
  { name: 'change-password', who: traveler, path: '/change-password' },
  {
    name: 'host-page',
    who: host,
    path: async (page) => `/hosts/${(await data<{ pagePath: string }>(page, '/api/me/host/user')).pagePath}`,
    whole: true,
  },
];

const administration: Screen[] = [
  'users',
  'hosts',
  'operators',
  'travelers',
  'links',
  'recommendations',
  'figures',
  'policies',
  'marketplaces',
  'api-keys',
  'webhooks',
  'stand-ins',
  'audit-log',
  'access',
  'trips',
  'trip-requests',
  'bookings',
].map((path) => ({ name: `admin-${path}`, who: admin, path: `/admin/${path}` }));

const administrationParts: Screen[] = [
  { name: 'admin-marketplace', who: admin, path: '/admin/marketplace', whole: true },
  {
    name: 'admin-user',
    who: admin,
    path: first('/api/admin/users?q=host@demo', (id) => `/admin/users?user=${id}`),
  },
  {
    name: 'admin-stand-in',
    who: admin,
    path: first('/api/admin/users?q=host@demo', (id) => `/admin/users?user=${id}`),
    then: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Impersonate' }).click();
    },
  },
  { name: 'admin-invite', who: admin, path: '/admin/users', then: press('Add user') },
  {
    name: 'admin-access-answer',
    who: admin,
    path: async (page) => {
      const { items } = await data<{ items: { id: string }[] }>(page, '/api/admin/users?q=host@demo');
      const { items: trips } = await data<{ items: { id: string }[] }>(page, '/api/admin/trips?limit=1');
      return `/admin/access?user=${items[0]?.id}&namespace=Trip&object=${trips[0]?.id}&permit=view`;
    },
  },
  { name: 'admin-policy', who: admin, path: '/admin/policies', then: press(/^Edit|Change/) },
  { name: 'admin-audit-narrow', who: admin, path: '/admin/audit-log?standIns=true' },
  {
    name: 'admin-host',
    who: admin,
    path: first('/api/admin/hosts?limit=1', (id) => `/admin/hosts/${id}`),
    whole: true,
  },
];

/** Every screen, in walking order. */
export const screens: Screen[] = [
  ...signedOut,
  ...frames,
  ...account(host, '/app/host', 'host'),
  ...account(operator, '/app/operator', 'operator'),
  ...account(traveler, '/app/traveler', 'traveler'),
  ...account(admin, '/admin', 'admin'),
  ...administration,
  ...administrationParts,
];

import { expect, it } from 'vitest';
import { press, show, shows, until } from '../screenTest/screenTest.tsx';
import { PortalFrame } from './PortalFrame.tsx';

const frame = (
  <PortalFrame
    portal="host"
    groups={['host', 'operator']}
    nav={[
      { href: '/trips', label: 'Trips', icon: null },
      { href: '/api-keys', label: 'API keys', short: 'API', icon: null },
    ]}
    account={{ account: '/account' }}
  >
    <h1>Trips</h1>
  </PortalFrame>
);
const person = { profileCompletionStatus: { aggregated: 'complete' } as never };
const dialog = () => document.querySelector('[role=dialog]');

it('account, notices and help have addresses, and Back closes them', async () => {
  const page = show(frame, { at: '/trips?q=x', route: '/trips', person });
  for (const [name, panel] of [
    ['Open your account', 'account'],
    ['Notifications', 'notices'],
    ['Help center', 'help'],
  ] as const) {
    await press(name);
    await until(() => expect(dialog()).not.toBeNull());
    expect(page.address()).toBe(`/trips?q=x&panel=${panel}`);
    page.back();
    await until(() => expect(dialog()).toBeNull());
    expect(page.address()).toBe('/trips?q=x');
  }
});

it('help that is asked for in the account takes its place, and closing it leads back to the page', async () => {
  const page = show(frame, { at: '/trips', route: '/trips', person: { ...person, group: 'operator' } });
  await press('Open your account');
  await press('Get Help');
  await until(() => expect(page.address()).toBe('/trips?panel=help'));
  await press('Close');
  await until(() => expect(dialog()).toBeNull());
  expect(page.address()).toBe('/trips');
});

it('the bottom bar has the short labels, the menu the whole ones', async () => {
  show(frame, { at: '/trips', route: '/trips', person });
  const labels = (nav: string) =>
    [...document.querySelectorAll(`nav[aria-label="${nav}"] a`)].map((link) => link.textContent);
  await until(() => expect(labels('Main, short')).toEqual(['Trips', 'API']));
  expect(labels('Main')).toEqual(['Trips', 'API keys']);
});

it('a reload finds the account open', async () => {
  show(frame, { at: '/trips?panel=account', route: '/trips', person });
  await shows('ines@hosts.example');
  expect(dialog()).not.toBeNull();
});

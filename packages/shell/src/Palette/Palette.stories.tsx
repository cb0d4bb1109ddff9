import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Luggage, Map as MapIcon } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { served } from '../story/served.tsx';
import { type Finder, matches } from './finder.ts';
import { Palette } from './Palette.tsx';
import { forgetVisits, rememberVisit } from './recent.ts';

const trips = ['Lunch in the Alentejo', 'Bowls and Hairpins', 'Hot Springs, Cold Swims'];
const finder: Finder = {
  title: 'Trips',
  icon: <MapIcon aria-hidden />,
  find: (words) =>
    Promise.resolve(
      trips
        .filter((name) => matches(words, name))
        .map((name) => ({ id: name, label: name, hint: 'Live', href: '/t' })),
    ),
};
const actions = [
  { id: 'reserve', label: 'Reserve a trip', href: '/app/host/itineraries', icon: <MapIcon aria-hidden /> },
];
const failing: Finder = {
  title: 'Orders',
  icon: <Luggage aria-hidden />,
  find: () => Promise.reject(new Error('gone')),
};

const meta = {
  title: 'Shell/Palette',
  component: Palette,
  decorators: [served([])],
  args: {
    isOpen: true,
    onClose: fn(),
    onHelp: fn(),
    onKeys: fn(),
    person: 'maya',
    accountPath: '/app/host/account',
    places: [
      { href: '/app/host/home', label: 'Home', icon: <House aria-hidden /> },
      { href: '/app/host/trips', label: 'Trips', icon: <MapIcon aria-hidden /> },
    ],
    parts: () => Promise.resolve({ finders: [finder], actions }),
  },
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before any input: recent pages, navigation, and actions. */
export const Ready: Story = {
  beforeEach: () => {
    rememberVisit('maya', { href: '/app/host/trips/1/bookings', title: 'Bookings · Lunch in the Alentejo' });
    return forgetVisits;
  },
  play: async ({ args }) => {
    await screen.findByRole('menuitem', { name: /Bookings · Lunch/ });
    await userEvent.keyboard('shortcuts{Enter}');
    await expect(args.onKeys).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** A portal's own actions come before those that every portal has. */
export const Actions: Story = {
  play: async () => {
    await screen.findByRole('menuitem', { name: 'Reserve a trip' });
    await userEvent.keyboard('reserve');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Home' })).toBeNull());
    await expect(screen.getByRole('menuitem', { name: 'Reserve a trip' })).toBeVisible();
  },
};

/** Two people who share a browser never see each other's pages. */
export const OfSomebodyElse: Story = {
  beforeEach: () => {
    rememberVisit('ben', { href: '/app/host/trips/2/bookings', title: 'Bookings · Basalt Blues' });
    return forgetVisits;
  },
  play: async () => {
    await screen.findByRole('menuitem', { name: 'Home' });
    await expect(screen.queryByRole('menuitem', { name: /Basalt Blues/ })).toBeNull();
  },
};

export const Found: Story = {
  play: async () => {
    await screen.findByRole('menuitem', { name: 'Home' });
    await userEvent.keyboard('hairpins');
    const found = await screen.findByRole('menuitem', { name: /Bowls and Hairpins/ });
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Home' })).toBeNull());
    // Enter opens the first result.
    const field = screen.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', found.id));
  },
};

export const NothingFound: Story = {
  play: async () => {
    await screen.findByRole('menuitem', { name: 'Home' });
    await userEvent.keyboard('zzz');
    await screen.findByText(/^No results for “zzz”\. Try a name/);
  },
};

/** A failed search shows an error; the others still return results. */
export const OneFails: Story = {
  args: { parts: () => Promise.resolve({ finders: [failing, finder], actions }) },
  play: async () => {
    await screen.findByRole('menuitem', { name: 'Home' });
    await userEvent.keyboard('lunch');
    await screen.findByRole('menuitem', { name: /Lunch in the Alentejo/ });
    await waitFor(() => expect(screen.getByText('Orders could not be searched. Try again.')).toBeVisible());
  },
};

export const Dark: Story = { ...Found, globals: { scheme: 'dark' } };
export const Phone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };

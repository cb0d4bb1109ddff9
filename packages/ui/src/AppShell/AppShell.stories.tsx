import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Compass, House, Map, Plus, UserRound, UsersRound } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { poster } from '../internal/story/poster.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { TripCard } from '../TripCard/TripCard.tsx';
import { AppShell } from './AppShell.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Layout/AppShell', component: AppShell, parameters: { frame: false } } satisfies Meta<
  typeof AppShell
>;
export default meta;

export const Playground: Story = {
  args: {
    brand: 'Wayfare',
    nav: [
      {
        items: [
          { href: '/', label: 'Home', icon: <House />, isCurrent: true },
          { href: '/trips', label: 'Trips', icon: <Map /> },
          { href: '/catalog', label: 'Catalog', icon: <Compass /> },
        ],
      },
    ],
    children: <PageHeader title="Two trips are waiting for you" />,
    contained: true,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', expect.stringContaining('#'));
    await expect(canvas.getAllByRole('link', { name: 'Home' })[0]).toHaveAttribute('aria-current', 'page');
  },
};

export const HostHome: Story = {
  render: () => (
    <AppShell
      brand="Wayfare"
      nav={[
        {
          items: [
            { href: '/', label: 'Home', icon: <House />, isCurrent: true },
            { href: '/audience', label: 'Audience', icon: <UsersRound /> },
            { href: '/trips', label: 'Trips', icon: <Map /> },
            { href: '/catalog', label: 'Catalog', icon: <Compass /> },
          ],
        },
        { title: 'Account', items: [{ href: '/profile', label: 'Profile', icon: <UserRound /> }] },
      ]}
      actions={<Avatar name="Ana Lima" badge="warning" badgeLabel="Profile incomplete" />}
    >
      <PageHeader
        kicker="Good morning, Ana"
        title="Two trips are waiting for you"
        actions={<Button icon={<Plus />}>New trip</Button>}
      />
      <div className="mt-8 grid gap-4 sm:grid-cols-3">
        <StatCard label="Survey responses" value="1,240" detail="12% more than last month" trend="up" />
        <StatCard label="Earnings" value="$18,420" detail="after all fees" />
        <StatCard label="Spots sold" value="18 of 24" />
      </div>
      <h2 className="display-heading mt-12">Upcoming</h2>
      <div className="mt-5 grid gap-x-6 gap-y-10 sm:grid-cols-3">
        <TripCard
          href="/1"
          title="Slow days in Lisbon"
          artwork={poster('lisbon')}
          place="Portugal"
          dates="May 4 – 11, 2027"
          price="$4,120 earned"
          facts="6 spots left"
          badges={
            <Badge tone="blue" dot onArtwork>
              Live
            </Badge>
          }
        />
        <TripCard
          href="/2"
          title="Light over the fjords"
          artwork={poster('fjord')}
          place="Norway"
          dates="Jun 12 – 20, 2027"
          price="$9,300 earned"
          badges={
            <Badge tone="purple" dot onArtwork>
              Confirmed
            </Badge>
          }
        />
        <TripCard
          href="/3"
          title="Kyoto in bloom"
          artwork={poster('kyoto')}
          place="Japan"
          dates="Apr 2 – 11, 2028"
          badges={
            <Badge tone="warning" dot onArtwork>
              Requested
            </Badge>
          }
        />
      </div>
    </AppShell>
  ),
};

export const Phone: Story = { ...HostHome, globals: { viewport: { value: 'phone' } } };

export const WithoutMenu: Story = {
  args: { ...Playground.args, layout: 'top' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Wayfare')).toBeVisible();
    const places = [...canvasElement.querySelectorAll('header nav[aria-label="Main"] a')];
    await expect(places.map((place) => place.textContent)).toEqual(['Home', 'Trips', 'Catalog']);
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

export const Dark: Story = { ...HostHome, globals: { scheme: 'dark' } };

export const Sunset: Story = { ...HostHome, globals: { tenant: 'sunset' } };

export const Reflow: Story = {
  ...HostHome,
  globals: { viewport: { value: 'reflow' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const RightToLeft: Story = { ...HostHome, play: undefined, globals: { locale: 'ar-EG' } };

export const LongText: Story = longText(Playground);

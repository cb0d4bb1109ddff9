import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { poster } from '../internal/story/poster.ts';
import { TripCard } from './TripCard.tsx';
import { failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Cards/TripCard', component: TripCard, parameters: { width: 1100 } } satisfies Meta<
  typeof TripCard
>;
export default meta;

export const Playground: Story = {
  args: {
    href: '/trips/1',
    title: 'Slow days in Lisbon',
    artwork: poster('lisbon'),
    place: 'Portugal',
    dates: 'May 4 – 11, 2027',
    price: 'From $2,450',
    facts: '6 spots left',
    layout: 'poster',
    className: 'max-w-xs',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Slow days in Lisbon' })).toHaveFocus();
  },
};

export const Grid: Story = {
  render: () => (
    <div className="grid gap-x-6 gap-y-10 sm:grid-cols-3">
      <TripCard
        href="/trips/1"
        title="Slow days in Lisbon"
        artwork={poster('lisbon')}
        place="Portugal"
        dates="May 4 – 11, 2027 · 8 days"
        price="From $2,450"
        facts="6 spots left"
        badges={
          <Badge tone="blue" dot onArtwork>
            Live
          </Badge>
        }
      />
      <TripCard
        href="/trips/2"
        title="Light over the fjords, with a very long name for a trip"
        artwork={poster('fjord')}
        place="Norway"
        dates="Jun 12 – 20, 2027"
        price="From $3,180"
      />
      <TripCard
        href="/trips/3"
        title="Kyoto in bloom"
        artwork={null}
        place="Japan"
        dates="Apr 2 – 11, 2027"
      />
    </div>
  ),
};

export const Row: Story = {
  render: () => (
    <TripCard
      layout="row"
      href="/trips/1"
      title="Slow days in Lisbon"
      artwork={poster('dunes')}
      dates="May 4 – 11, 2027"
      badges={
        <Badge tone="purple" size="sm">
          Confirmed
        </Badge>
      }
    />
  ),
};

export const Phone: Story = { ...Grid, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Grid, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Grid, play: undefined, globals: { locale: 'ar-EG' } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const LongText: Story = longText(Playground);

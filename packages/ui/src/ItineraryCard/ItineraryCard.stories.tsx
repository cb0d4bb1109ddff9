import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { poster } from '../internal/story/poster.ts';
import { ItineraryCard } from './ItineraryCard.tsx';
import { failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Cards/ItineraryCard',
  component: ItineraryCard,
  parameters: { width: 1100 },
} satisfies Meta<typeof ItineraryCard>;
export default meta;

export const Playground: Story = {
  args: {
    href: '/itineraries/1',
    title: 'Dunes and kasbahs',
    artwork: poster('dunes'),
    place: 'Marrakesh, Morocco',
    length: '8 days',
    price: 'From $1,980 per traveler',
    locked: '',
    className: 'max-w-sm',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dunes and kasbahs' })).toHaveFocus();
  },
};

export const Grid: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      <ItineraryCard
        href="/itineraries/1"
        title="Dunes and kasbahs"
        artwork={poster('dunes')}
        place="Marrakesh, Morocco"
        length="8 days"
        price="From $1,980 per traveler"
        badges={
          <>
            <Badge size="sm" onArtwork>
              Tier 1
            </Badge>
            <Badge tone="accent" size="sm" onArtwork>
              Recommended
            </Badge>
          </>
        }
      />
      <ItineraryCard
        href="/itineraries/2"
        title="Kyoto in bloom"
        artwork={poster('kyoto')}
        place="Kyoto, Japan"
        length="10 days"
        price="From $3,240 per traveler"
        locked="Unlocks after 100 survey responses."
        badges={
          <Badge size="sm" onArtwork>
            Tier 2
          </Badge>
        }
      />
      <ItineraryCard
        href="/itineraries/3"
        title="Light over the fjords"
        artwork={poster('fjord')}
        place="Bergen, Norway"
        length="7 days"
      />
    </div>
  ),
};

export const Phone: Story = { ...Grid, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Grid, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Grid, play: undefined, globals: { locale: 'ar-EG' } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const LongText: Story = longText(Playground);

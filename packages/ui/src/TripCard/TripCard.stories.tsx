import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { poster } from '../internal/story/poster.ts';
import { TripCard } from './TripCard.tsx';

const meta = { title: 'Cards/TripCard', component: TripCard, parameters: { width: 1100 } } satisfies Meta<
  typeof TripCard
>;
export default meta;
type Story = StoryObj;

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

export const RightToLeft: Story = { ...Grid, globals: { locale: 'ar-EG' } };

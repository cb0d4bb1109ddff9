import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { itinerary } from '../story/fixtures.ts';
import { withTenant } from '../story/withTenant.tsx';
import { ItineraryDetail } from './ItineraryDetail.tsx';

const meta = {
  title: 'Shell/ItineraryDetail',
  component: ItineraryDetail,
  decorators: [withTenant],
  parameters: { width: 1100 },
} satisfies Meta<typeof ItineraryDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const aside = (
  <Card title="From $2,183 per traveler">
    <Button className="w-full">Reserve This Trip</Button>
  </Card>
);

export const Ready: Story = { args: { itinerary, badges: <Badge onArtwork>Tier 1</Badge>, aside } };
export const WithoutAside: Story = { args: { itinerary } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

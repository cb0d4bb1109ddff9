import { Button } from '@caravan/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { days, itinerary } from '../story/fixtures.ts';
import { withTenant } from '../story/withTenant.tsx';
import { DayByDay } from './DayByDay.tsx';

const meta = {
  title: 'Shell/DayByDay',
  component: DayByDay,
  decorators: [withTenant],
  parameters: { width: 960 },
} satisfies Meta<typeof DayByDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { days, startDate: '2027-05-04', artwork: itinerary.photos, currency: 'USD' },
};
export const WithActions: Story = {
  args: {
    days: days.slice(1),
    dayAction: () => (
      <Button size="sm" variant="secondary">
        Add Gathering
      </Button>
    ),
  },
};
export const Empty: Story = { args: { days: days.slice(2) } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTenant } from '../story/withTenant.tsx';
import { Changes } from './Changes.tsx';

const meta = {
  title: 'Shell/Changes',
  component: Changes,
  decorators: [withTenant],
  args: {
    entry: {
      before: { name: 'Slow days in Lisbon', priceMinor: 245_000, currency: 'USD', bookingsDeadline: null },
      after: {
        name: 'Slow days in Lisbon and Belém',
        priceMinor: 259_000,
        currency: 'USD',
        bookingsDeadline: '2027-03-05T00:00:00Z',
      },
    },
  },
} satisfies Meta<typeof Changes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Limited: Story = { args: { limit: 1 } };
export const Empty: Story = { args: { entry: {} } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = { component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <Breadcrumb
      items={[
        { label: 'Trips', href: '/trips' },
        { label: 'Slow days in Lisbon', href: '/trips/1' },
        { label: 'Pricing' },
      ]}
    />
  ),
};

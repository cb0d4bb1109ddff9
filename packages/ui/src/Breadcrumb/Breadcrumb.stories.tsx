import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = { title: 'Navigation/Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  args: { items: [{ label: 'Trips', href: '/trips' }, { label: 'Slow days in Lisbon' }] },
};

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

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

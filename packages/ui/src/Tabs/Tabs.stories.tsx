import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <Tabs
      label="Bookings"
      tabs={[
        { id: 'confirmed', label: 'Confirmed', count: 12, content: 'Twelve travelers.' },
        { id: 'waitlist', label: 'Waitlist', count: 3, content: 'Three parties wait.' },
        { id: 'cancelled', label: 'Cancelled', content: 'None.', isDisabled: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Waitlist/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three parties wait.');
  },
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

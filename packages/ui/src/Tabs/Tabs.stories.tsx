import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tabs } from './Tabs.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Bookings',
    value: 'confirmed',
    tabs: [
      { id: 'confirmed', label: 'Confirmed', count: 12, content: 'Twelve travelers.' },
      { id: 'waitlist', label: 'Waitlist', count: 3, content: 'Three parties wait.' },
    ],
    onChange: fn(),
  },
  render: held(Tabs),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('waitlist'));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three parties wait.');
  },
};

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

export const LongText: Story = longText(Playground);

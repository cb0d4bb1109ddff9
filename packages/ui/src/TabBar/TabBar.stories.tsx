import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TabBar } from './TabBar.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Navigation/TabBar', component: TabBar } satisfies Meta<typeof TabBar>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Trip',
    items: [
      { href: '/trip', label: 'Overview', isCurrent: true },
      { href: '/trip/bookings', label: 'Bookings', badge: '3' },
      { href: '/trip/prices', label: 'Prices' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Bookings/ })).toHaveFocus();
  },
};

export const Ready: Story = {
  render: () => (
    <TabBar
      label="Audience"
      items={[
        { href: '/survey', label: 'Survey', isCurrent: true },
        { href: '/research', label: 'Audience Data' },
      ]}
    />
  ),
};

/** On a phone, the current tab is scrolled into view, wherever it is in the bar. */
export const CurrentInView: Story = {
  render: () => (
    <div className="w-72" data-testid="phone">
      <TabBar
        label="Trip"
        items={['Configuration', 'Pricing', 'Itinerary', 'Services Agreement', 'Promote', 'Bookings'].map(
          (label) => ({ href: `/${label}`, label, isCurrent: label === 'Bookings' }),
        )}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('phone').getBoundingClientRect();
    const tab = canvas.getByRole('link', { name: 'Bookings' }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(box.right + 1);
    await expect(tab.left).toBeGreaterThanOrEqual(box.left);
  },
};

/** Also when the bar fits but its container doesn't, such as next to collapsed tabs. */
export const CurrentInViewWithin: Story = {
  ...CurrentInView,
  render: () => (
    <div className="flex w-72 overflow-x-auto" data-testid="phone">
      <TabBar
        label="Trip"
        items={['Configuration', 'Pricing', 'Itinerary', 'Services Agreement', 'Promote', 'Bookings'].map(
          (label) => ({ href: `/${label}`, label, isCurrent: label === 'Bookings' }),
        )}
      />
      <span className="shrink-0">A closed tab</span>
    </div>
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

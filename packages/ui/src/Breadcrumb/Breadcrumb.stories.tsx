import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Navigation/Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;

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

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const ByKeyboard: Story = {
  args: { items: [{ label: 'Trips', href: '/trips' }, { label: 'Slow days in Lisbon' }] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trips' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/trips');
  },
};

export const LongText: Story = longText(Playground);

import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from './TextLink.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Actions/TextLink', component: TextLink } satisfies Meta<typeof TextLink>;
export default meta;

export const Playground: Story = { args: { children: 'Read the policy', href: '/policy' } };

export const InText: Story = {
  render: () => (
    <p>
      Questions about your trip? <TextLink href="/help">Write to us</TextLink> at any time.
    </p>
  ),
};

export const Dark: Story = { ...InText, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...InText, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...InText, globals: { viewport: { value: 'phone' } } };

export const ByKeyboard: Story = {
  args: { href: '/help', children: 'Help' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/help');
  },
};

export const LongText: Story = longText(Playground);

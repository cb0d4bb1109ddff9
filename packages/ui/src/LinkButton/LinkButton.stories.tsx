import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from './LinkButton.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Actions/LinkButton', component: LinkButton } satisfies Meta<typeof LinkButton>;
export default meta;

export const Playground: Story = { args: { children: 'See trips', href: '/trips', variant: 'secondary' } };

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <LinkButton href="/trips" icon={<ArrowRight />}>
        See trips
      </LinkButton>
      <LinkButton href="/trips" variant="secondary">
        Preview
      </LinkButton>
    </div>
  ),
};

export const RightToLeft: Story = { ...Variants, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Variants, globals: { viewport: { value: 'phone' } } };

export const ByKeyboard: Story = {
  args: { href: '/trips', children: 'See trips' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See trips' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/trips');
  },
};

export const LongText: Story = longText(Playground);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from './LinkButton.tsx';

const meta = { title: 'Actions/LinkButton', component: LinkButton } satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj;

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

export const RightToLeft: Story = { ...Variants, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Variants, globals: { viewport: { value: 'phone' } } };

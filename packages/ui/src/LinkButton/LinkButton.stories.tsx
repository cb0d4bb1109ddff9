import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from './LinkButton.tsx';

const meta = { component: LinkButton } satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj;

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

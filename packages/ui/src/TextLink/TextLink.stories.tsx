import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = { component: TextLink } satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj;

export const InText: Story = {
  render: () => (
    <p>
      Questions about your trip? <TextLink href="/help">Write to us</TextLink> at any time.
    </p>
  ),
};

export const Dark: Story = { ...InText, globals: { scheme: 'dark' } };

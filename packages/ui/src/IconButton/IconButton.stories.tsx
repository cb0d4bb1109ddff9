import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share, Trash2 } from 'lucide-react';
import { expect, screen, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = { title: 'Actions/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj;

export const Variants: Story = {
  render: () => (
    <div className="flex gap-3">
      <IconButton label="Share" icon={<Share />} />
      <IconButton label="Delete" icon={<Trash2 />} variant="secondary" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Share');
  },
};

export const RightToLeft: Story = { ...Variants, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Variants, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Variants, play: undefined, globals: { viewport: { value: 'phone' } } };

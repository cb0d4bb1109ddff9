import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Share, Trash2 } from 'lucide-react';
import { IconButton } from './IconButton.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Actions/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;

export const Playground: Story = {
  args: { label: 'Share', icon: <Share />, variant: 'secondary', size: 'md', onPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

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

export const LongText: Story = longText(Playground);

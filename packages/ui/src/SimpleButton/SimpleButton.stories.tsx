import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Share } from 'lucide-react';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';
import { SimpleButton } from './SimpleButton.tsx';

const meta = { title: 'Actions/SimpleButton', component: SimpleButton, tags: ['new'] } satisfies Meta<
  typeof SimpleButton
>;
export default meta;

export const Playground: Story = { args: { children: 'Share', icon: <Share />, variant: 'secondary' } };

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <SimpleButton>Book</SimpleButton>
      <SimpleButton isPending>Booking</SimpleButton>
      <SimpleButton isDisabled>Sold out</SimpleButton>
      <SimpleButton variant="ghost">Unfold all</SimpleButton>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...States, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

export const ByKeyboard: Story = {
  args: { children: 'Book', onPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Book' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** While pending, it keeps focus, and a second press does nothing. */
export const Pending: Story = {
  args: { children: 'Book', isPending: true, onPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Book/ }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /Book/ })).toHaveFocus();
  },
};

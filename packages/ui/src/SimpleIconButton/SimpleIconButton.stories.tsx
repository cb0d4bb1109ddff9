import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Heart, Minus, Plus } from 'lucide-react';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';
import { SimpleIconButton } from './SimpleIconButton.tsx';

const meta = {
  title: 'Actions/SimpleIconButton',
  component: SimpleIconButton,
  tags: ['new'],
} satisfies Meta<typeof SimpleIconButton>;
export default meta;

export const Playground: Story = { args: { label: 'Save Crater lakes', icon: <Heart /> } };

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <SimpleIconButton label="Add one" icon={<Plus />} variant="secondary" />
      <SimpleIconButton label="Remove one" icon={<Minus />} size="sm" isDisabled />
      <SimpleIconButton label="Save" icon={<Heart />} size="lg" variant="primary" />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...States, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

export const ByKeyboard: Story = {
  args: { label: 'Save Crater lakes', icon: <Heart />, onPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save Crater lakes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

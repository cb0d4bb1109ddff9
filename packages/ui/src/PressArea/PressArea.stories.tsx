import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArrowRight } from 'lucide-react';
import { PressArea } from './PressArea.tsx';

const meta = {
  title: 'Actions/PressArea',
  component: PressArea,
  args: { onPress: fn(), children: 'Row' },
} satisfies Meta<typeof PressArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const person = (
  <>
    <span className="min-w-0 flex-1">
      <span className="block font-medium">Harper Lane</span>
      <span className="block truncate text-sm text-muted">harper@wayfare.example</span>
    </span>
    <ArrowRight aria-hidden className="size-4 text-muted rtl:-scale-x-100" />
  </>
);

export const Playground: Story = {
  args: { look: 'line', children: 'Slow days in Lisbon', onPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Line: Story = {
  args: { children: person },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Harper Lane/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Tile: Story = { args: { look: 'tile', children: person } };

export const Text: Story = { args: { look: 'text', children: 'K7TQ-9XMD' } };

export const Disabled: Story = { args: { children: person, isDisabled: true } };

export const LongText: Story = {
  args: {
    look: 'tile',
    className: 'py-2',
    children: 'A name that is much longer than its line and wraps to a second one',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { look: 'tile', children: person }, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { args: { children: person }, globals: { locale: 'ar-EG' } };

export const Phone: Story = { args: { children: person }, globals: { viewport: { value: 'phone' } } };

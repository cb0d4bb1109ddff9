import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { chooseScheme, rememberedScheme } from '../tenant/scheme.ts';
import { words } from './messages.ts';
import { SchemeChoice } from './SchemeChoice.tsx';

const meta = {
  title: 'Shell/SchemeChoice',
  component: SchemeChoice,
  parameters: { width: 400 },
} satisfies Meta<typeof SchemeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const before = rememberedScheme();
    try {
      await userEvent.click(canvas.getByRole('radio', { name: words.schemes.dark }));
      await expect(canvas.getByRole('radio', { name: words.schemes.dark })).toBeChecked();
      await expect(rememberedScheme()).toBe('dark');
    } finally {
      chooseScheme(before);
    }
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../internal/story/states.ts';
import { Fold } from './Fold.tsx';

const meta = { title: 'Layout/Fold', component: Fold, tags: ['new'] } satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    summary: 'Day 1: Courtyard with a fig tree',
    children: 'Tlayudas off the coals, marimba from next door.',
    onOpen: fn(),
  },
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(/Tlayudas/);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText(/Day 1/));
    await expect(text).toBeVisible();
    await expect(args.onOpen).toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/Day 1/));
    await expect(text).not.toBeVisible();
  },
};

export const Open: Story = { args: { ...Playground.args, defaultOpen: true } };

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Open);

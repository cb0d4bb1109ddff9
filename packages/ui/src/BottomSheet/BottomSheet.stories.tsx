import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BottomSheet } from './BottomSheet.tsx';

const meta = { title: 'Overlays/BottomSheet', component: BottomSheet } satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj;

export const Folds: Story = {
  render: () => (
    <BottomSheet summary="Recommended itineraries" action={<Button size="sm">See all</Button>}>
      Picked for the budgets and dates your audience gave.
    </BottomSheet>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recommended itineraries' }));
    await expect(canvas.getByText(/Picked for/)).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Folds, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Folds, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Folds, globals: { viewport: { value: 'phone' } } };

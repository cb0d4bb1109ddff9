import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Overlays/BottomSheet', component: BottomSheet } satisfies Meta<typeof BottomSheet>;
export default meta;

export const Playground: Story = {
  args: {
    summary: 'Recommended itineraries',
    children: 'Picked for your audience’s budgets and dates.',
    defaultOpen: true,
  },
  globals: { viewport: { value: 'phone' } },
};

export const Folds: Story = {
  render: () => (
    <BottomSheet summary="Recommended itineraries" action={<Button size="sm">See all</Button>}>
      Picked for your audience’s budgets and dates.
    </BottomSheet>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recommended itineraries' }));
    await expect(canvas.getByText(/Picked for/)).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Folds, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Folds, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Folds, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

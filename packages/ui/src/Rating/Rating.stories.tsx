import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { Rating } from './Rating.tsx';
import { RatingField } from './RatingField.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  subcomponents: { RatingField },
  parameters: { width: 440 },
} satisfies Meta<typeof Rating>;
export default meta;

export const Playground: Story = {
  args: { label: 'Guide', value: 3, max: 5, onChange: fn() },
  render: held(RatingField),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 of 5' }));
    await expect(args.onChange).toHaveBeenCalledWith(5);
  },
};

export const Ready: Story = {
  render: () => (
    <State<number | null> initial={null}>
      {(value, set) => <RatingField label="Your guide" value={value} onChange={set} />}
    </State>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5' }));
    await expect(canvas.getByRole('radio', { name: '4 of 5' })).toBeChecked();
  },
};

export const Shown: Story = { render: () => <Rating label="Guide" value={4} /> };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

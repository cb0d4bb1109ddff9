import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { Rating } from './Rating.tsx';

const meta = { title: 'Forms/Rating', component: Rating, parameters: { width: 440 } } satisfies Meta<
  typeof Rating
>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <State<number | null> initial={null}>
      {(value, set) => <Rating label="Your guide" value={value} onChange={set} />}
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

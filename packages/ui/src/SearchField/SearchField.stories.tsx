import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: { width: 440 },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <State initial={''}>
      {(value, set) => <SearchField label="Search itineraries" value={value} onChange={set} />}
    </State>
  ),
};

export const Cleared: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'Lisbon');
    await userEvent.click(canvas.getByRole('button'));
    await expect(box).toHaveValue('');
  },
};

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { SearchField } from './SearchField.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: { width: 440 },
} satisfies Meta<typeof SearchField>;
export default meta;

export const Playground: Story = {
  args: { label: 'Search trips', placeholder: 'Lisbon', value: '', onChange: fn() },
  render: held(SearchField),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Porto');
    await expect(args.onChange).toHaveBeenLastCalledWith('Porto');
  },
};

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
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'Porto{Escape}');
    await expect(box).toHaveValue('');
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

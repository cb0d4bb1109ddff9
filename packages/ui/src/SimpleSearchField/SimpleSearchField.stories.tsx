import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../internal/story/states.ts';
import { SimpleSearchField } from './SimpleSearchField.tsx';

const meta = {
  title: 'Forms/SimpleSearchField',
  component: SimpleSearchField,
  tags: ['new'],
} satisfies Meta<typeof SimpleSearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: 'Search trips', placeholder: 'Country, place, or trip', value: '', onChange: fn() },
};

export const Typing: Story = {
  args: { ...Playground.args },
  render: function Typing(args) {
    const [value, setValue] = useState('');
    return (
      <SimpleSearchField
        {...args}
        value={value}
        onChange={(text) => {
          setValue(text);
          args.onChange(text);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trips' }), 'Norway');
    await expect(args.onChange).toHaveBeenLastCalledWith('Norway');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Playground, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

export const ByKeyboard: Story = {
  args: { ...Playground.args },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

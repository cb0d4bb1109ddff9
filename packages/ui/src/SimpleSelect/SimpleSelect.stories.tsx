import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../internal/story/states.ts';
import { SimpleSelect } from './SimpleSelect.tsx';

const meta = { title: 'Forms/SimpleSelect', component: SimpleSelect, tags: ['new'] } satisfies Meta<
  typeof SimpleSelect
>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { id: '', label: 'Any country' },
  { id: 'Norway', label: 'Norway (1)' },
  { id: 'Portugal', label: 'Portugal (4)' },
];

export const Playground: Story = { args: { label: 'Country', options, value: '', onChange: fn() } };

export const Chosen: Story = {
  args: { ...Playground.args },
  render: function Chosen(args) {
    const [value, setValue] = useState('');
    return (
      <SimpleSelect
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange(id);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Norway (1)');
    await expect(args.onChange).toHaveBeenCalledWith('Norway');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Norway');
  },
};

export const ByKeyboard: Story = {
  args: { ...Playground.args },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  },
};

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Playground, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

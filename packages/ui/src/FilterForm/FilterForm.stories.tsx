import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../internal/story/states.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { FilterForm } from './FilterForm.tsx';

const meta = {
  title: 'Forms/FilterForm',
  component: FilterForm,
  tags: ['new'],
} satisfies Meta<typeof FilterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    action: '/trips',
    onSubmit: fn(),
    children: <SearchField name="q" label="Search trips" value="" onChange={fn()} />,
  },
};

export const PressesEnter: Story = {
  args: { ...Playground.args },
  render: function PressesEnter(args) {
    const [value, setValue] = useState('');
    return (
      <FilterForm {...args}>
        <SearchField name="q" label="Search trips" value={value} onChange={setValue} />
      </FilterForm>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trips' }), 'Norway{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Playground, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Facts } from './Facts.tsx';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/Facts', component: Facts } satisfies Meta<typeof Facts>;
export default meta;

export const Playground: Story = {
  args: {
    layout: 'rows',
    items: [
      { id: 'd', label: 'Dates', value: 'May 4 – 11, 2027' },
      { id: 'p', label: 'From', value: '$2,450', strong: true },
    ],
  },
};

const items = [
  { id: 'dates', label: 'Dates', value: 'May 4 – 11, 2027', detail: '8 days' },
  { id: 'group', label: 'Group', value: '12 – 20 travelers' },
  { id: 'level', label: 'Activity level', value: 'Moderate' },
  { id: 'price', label: 'From', value: '$2,450', strong: true },
];
export const Rows: Story = { render: () => <Facts items={items} /> };
export const Grid: Story = { render: () => <Facts items={items} layout="grid" /> };
export const GridWithSentence: Story = {
  render: () => (
    <Facts
      items={[
        ...items,
        {
          id: 'wish',
          label: 'Additional requests',
          value: 'A quiet room for me, please, and one long table for the first dinner.',
          isLong: true,
        },
      ]}
      layout="grid"
    />
  ),
  play: async ({ canvas }) => {
    // The sentence gets the row, not a column of it.
    const width = (text: RegExp) => canvas.getByText(text).parentElement!.clientWidth;
    await expect(width(/^A quiet room/)).toBeGreaterThan(width(/^Moderate/));
  },
};
export const Plain: Story = { render: () => <Facts items={items} layout="plain" /> };
export const LongText: Story = {
  render: () => (
    <div className="max-w-60">
      <Facts
        items={[
          {
            id: 'a',
            label: 'Meeting point with a long name',
            value: 'Rua de Santa Apolónia, beside the old river station',
          },
          { id: 'b', label: 'Reference', value: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' },
        ]}
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Rows, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Rows, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Rows, globals: { viewport: { value: 'phone' } } };

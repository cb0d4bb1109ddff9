import type { CategorySetting } from '@caravan/sdk';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import CategoryDialog from './CategoryDialog.tsx';
import DeleteDialog from './DeleteDialog.tsx';
import MergeDialog from './MergeDialog.tsx';

const base = { names: {}, hidden: false, itineraries: 0, trips: 0, hosts: 0 };
const food: CategorySetting = {
  ...base,
  id: 'food',
  name: 'Food',
  names: { de: 'Essen', es: 'Gastronomía' },
  icon: 'utensils',
  colorScheme: 'saffron',
  itineraries: 12,
  trips: 3,
  hosts: 5,
};
const yoga: CategorySetting = { ...base, id: 'yoga', name: 'Yoga', icon: 'flower', colorScheme: 'lavender' };
const shared = { items: [food, yoga], version: 4, onClose: fn() };

const meta = {
  title: 'Portals/CategoryDialogs',
  component: CategoryDialog,
  parameters: framed,
  decorators: [served([])],
  args: shared,
} satisfies Meta<typeof CategoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {};
export const Edit: Story = { args: { category: food } };
export const Merge: Story = {
  render: () => <MergeDialog {...shared} category={food} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Into/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Yoga' }));
    await expect(screen.getByRole('status')).toHaveTextContent('12 itineraries, 3 trips, and 5 hosts');
  },
};
export const Unused: Story = { render: () => <DeleteDialog {...shared} category={yoga} onMerge={fn()} /> };
export const InUse: Story = { render: () => <DeleteDialog {...shared} category={food} onMerge={fn()} /> };

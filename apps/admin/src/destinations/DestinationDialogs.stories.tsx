import type { DestinationSetting } from '@caravan/sdk';
import { getMergeDestinationsMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import DeleteDialog from './DeleteDialog.tsx';
import DestinationDialog from './DestinationDialog.tsx';
import MergeDialog from './MergeDialog.tsx';

const azores: DestinationSetting = {
  id: 'azores',
  country: 'Portugal',
  name: 'Azores',
  intro: 'Nine islands of craters, tea, and whales.',
  hidden: false,
  itineraries: 12,
  trips: 3,
};
const porto: DestinationSetting = {
  id: 'porto',
  country: 'Portugal',
  name: 'Porto',
  hidden: false,
  itineraries: 0,
  trips: 0,
};
const stray = { country: 'Portugal', name: 'Açores', itineraries: 1, trips: 2 };
const settings = {
  version: 4,
  onlyListed: false,
  items: [azores, porto],
  unlisted: [stray],
  moreUnlisted: 0,
};
const shared = { settings, onClose: fn() };

const meta = {
  title: 'Portals/DestinationDialogs',
  component: DestinationDialog,
  parameters: framed,
  decorators: [served([getMergeDestinationsMockHandler({ success: true, data: settings })])],
  args: shared,
} satisfies Meta<typeof DestinationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('A country selection is required')).toBeVisible();
  },
};
export const AddUnlisted: Story = { args: { place: stray } };
export const Edit: Story = { args: { destination: azores } };
export const Merge: Story = {
  render: () => <MergeDialog {...shared} place={stray} />,
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: /Into/ }), 'Azo');
    await userEvent.click(await screen.findByRole('option', { name: /Azores/ }));
    await expect(await screen.findByText(/This moves 1 itinerary and 2 trips from Açores/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(shared.onClose).toHaveBeenCalled());
  },
};
export const Unused: Story = {
  render: () => <DeleteDialog {...shared} destination={porto} onMerge={fn()} />,
};
export const InUse: Story = {
  render: () => <DeleteDialog {...shared} destination={azores} onMerge={fn()} />,
};

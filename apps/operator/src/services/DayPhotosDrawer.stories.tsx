import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import DayPhotosDrawer from './DayPhotosDrawer.tsx';

const photos = ['coast', 'lake', 'volcano', 'oldtown', 'reef'].map((scene) => ({
  url: `/media/art/${scene}/dawn/${scene}.svg`,
  alt: `The ${scene}`,
}));

const meta = {
  title: 'Portals/DayPhotosDrawer',
  component: DayPhotosDrawer,
  parameters: framed,
  decorators: [served([])],
  args: {
    day: { day: 2, services: [], photos: photos.slice(0, 3) },
    onSave: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
} satisfies Meta<typeof DayPhotosDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A removed photo comes back to its place, and the order is what is saved. */
export const Ready: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'The lake' })).toBeNull());
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await userEvent.click(await screen.findByRole('button', { name: 'Make photo 2 the cover' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const [coast, lake, volcano] = photos;
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith([lake, coast, volcano]));
  },
};

export const Empty: Story = { args: { day: { day: 2, services: [] } } };

export const Full: Story = {
  args: { day: { day: 2, services: [], photos } },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add your own photo' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** Until the answer arrives. */
export const Saving: Story = {
  args: { onSave: fn(() => new Promise<boolean>(() => undefined)) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
  },
};

/** What could not be saved stays in the form. */
export const Failed: Story = {
  args: { onSave: fn(() => Promise.resolve(false)) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    await expect(screen.getByRole('img', { name: 'The lake' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };

import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Ellipsis } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Actions/Menu', component: Menu } satisfies Meta<typeof Menu>;
export default meta;

export const Playground: Story = {
  args: {
    trigger: <IconButton label="More" icon={<Ellipsis />} />,
    placement: 'bottom start',
    items: [
      { id: 'edit', label: 'Edit', onAction: fn() },
      { id: 'copy', label: 'Copy the link', onAction: fn() },
      { id: 'cancel', label: 'Cancel trip', tone: 'danger', separated: true, onAction: fn() },
    ],
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const [, copy] = args.items as { onAction: unknown }[];
    await waitFor(() => expect(copy!.onAction).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  render: () => (
    <Menu
      trigger={<IconButton label="More" icon={<Ellipsis />} />}
      placement="bottom start"
      items={[
        { id: 'edit', label: 'Edit' },
        { id: 'launch', label: 'Launch', disabledReason: 'Set your prices first.' },
        { id: 'cancel', label: 'Cancel trip', tone: 'danger', separated: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toBeVisible());
  },
};

const chosen = fn();
export const OneChosen: Story = {
  render: () => (
    <Menu
      trigger={<Button variant="secondary">All groups</Button>}
      placement="bottom start"
      items={[
        { id: '', label: 'All groups', isChosen: true },
        { id: 'host', label: 'Host', isChosen: false, onAction: chosen },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All groups' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'All groups' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Host' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'All groups' })).toHaveFocus());
  },
};

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Open, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Open, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

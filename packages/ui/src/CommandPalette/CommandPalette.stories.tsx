import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Map, Plus } from 'lucide-react';
import { CommandPalette } from './CommandPalette.tsx';
import { opened } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Overlays/CommandPalette', component: CommandPalette } satisfies Meta<
  typeof CommandPalette
>;
export default meta;

const create = fn();
export const Playground: Story = {
  args: {
    isOpen: false,
    groups: [
      { title: 'Actions', items: [{ id: 'new', label: 'New trip', icon: <Plus />, onAction: fn() }] },
      {
        title: 'Trips',
        items: [{ id: 't1', label: 'Slow days in Lisbon', icon: <Map />, hint: 'Live', href: '/trips/1' }],
      },
    ],
    onOpenChange: fn(),
  },
  render: opened(CommandPalette, 'Go to …', 'onOpenChange'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to …' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('nothing like it');
    await screen.findByText('Nothing found');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalled());
  },
};

export const ByKeyboard: Story = {
  args: {
    ...Playground.args,
    groups: [
      {
        title: 'Actions',
        items: [{ id: 'new', label: 'New trip', keywords: 'create', icon: <Plus />, onAction: create }],
      },
      {
        title: 'Trips',
        items: [{ id: 't1', label: 'Slow days in Lisbon', icon: <Map />, hint: 'Live' }],
      },
    ],
  },
  render: Playground.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to …' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('crea{Enter}');
    await expect(create).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Remote results stay visible even though their labels don't contain the typed text. */
export const FoundElsewhere: Story = {
  args: {
    ...Playground.args,
    onQueryChange: fn(),
    groups: [
      { title: 'Orders', items: [{ id: 'o1', label: 'S62A-F5KY', hint: 'Visa 4242', isFound: true }] },
      { title: 'Trips', items: [{ id: 't1', label: 'Slow days in Lisbon' }] },
    ],
  },
  render: Playground.render,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to …' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('4242');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('4242');
    await screen.findByRole('menuitem', { name: /S62A/ });
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: /Lisbon/ })).toBeNull());
  },
};

/** Local results stay available while a remote search is running. */
export const Loading: Story = {
  args: { ...Playground.args, isOpen: true, isLoading: true, groups: [] },
  render: Playground.render,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  },
};

export const Open: Story = {
  render: () => (
    <CommandPalette
      isOpen
      onOpenChange={() => undefined}
      groups={[
        { title: 'Actions', items: [{ id: 'new', label: 'New trip', icon: <Plus /> }] },
        { title: 'Trips', items: [{ id: 't1', label: 'Slow days in Lisbon', icon: <Map />, hint: 'Live' }] },
      ]}
    />
  ),
};

export const RightToLeft: Story = { ...ByKeyboard, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...ByKeyboard, globals: { scheme: 'dark' } };

export const Phone: Story = { ...ByKeyboard, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

/** Text typed while the palette loads appears in its field, and Enter opens the match. */
export const TypedBefore: Story = {
  args: { ...ByKeyboard.args, typedBefore: () => 'crea' },
  render: Playground.render,
  play: async ({ canvas }) => {
    create.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to …' }));
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveValue('crea'));
    const first = await screen.findByRole('menuitem', { name: 'New trip' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('te{Enter}');
    await expect(create).toHaveBeenCalledOnce();
  },
};

/** An action that needs to know more continues in the field. */
export const GoesOn: Story = {
  args: {
    ...Playground.args,
    onQueryChange: fn(),
    groups: [
      { title: 'Actions', items: [{ id: 'ask', label: 'Ask someone', types: 'Ask ', icon: <Plus /> }] },
      { title: 'People', items: [{ id: 'p1', label: 'Ask Noor', isFound: true }] },
    ],
  },
  render: Playground.render,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to …' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask someone' }));
    const field = screen.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveValue('Ask '));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('noor');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('Ask noor');
    const found = await screen.findByRole('menuitem', { name: 'Ask Noor' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', found.id));
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
  },
};

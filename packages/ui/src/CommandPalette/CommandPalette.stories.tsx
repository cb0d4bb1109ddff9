import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Map, Plus } from 'lucide-react';
import { State } from '../internal/story/State.tsx';
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
    await expect(await screen.findByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalled());
  },
};

export const ByKeyboard: Story = {
  render: () => (
    <State initial={false}>
      {(open, set) => (
        <CommandPalette
          isOpen={open}
          onOpenChange={set}
          groups={[
            {
              title: 'Actions',
              items: [{ id: 'new', label: 'New trip', keywords: 'create', icon: <Plus />, onAction: create }],
            },
            {
              title: 'Trips',
              items: [{ id: 't1', label: 'Slow days in Lisbon', icon: <Map />, hint: 'Live' }],
            },
          ]}
        />
      )}
    </State>
  ),
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('crea{Enter}');
    await expect(create).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

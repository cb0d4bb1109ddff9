import type { Meta, StoryObj } from '@storybook/react-vite';
import { Map, Plus } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const meta = { title: 'Overlays/CommandPalette', component: CommandPalette } satisfies Meta<
  typeof CommandPalette
>;
export default meta;
type Story = StoryObj;

const create = fn();
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

export const RightToLeft: Story = { ...ByKeyboard, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...ByKeyboard, globals: { scheme: 'dark' } };

export const Phone: Story = { ...ByKeyboard, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../src/Button/Button.tsx';
import { ConfirmDialog } from '../src/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../src/Dialog/Dialog.tsx';
import { Drawer } from '../src/Drawer/Drawer.tsx';
import { Facts } from '../src/Facts/Facts.tsx';
import { State } from '../src/internal/story/State.tsx';
import { Popover } from '../src/Popover/Popover.tsx';
import { TextField } from '../src/TextField/TextField.tsx';
import { Choices } from './Choices.tsx';

const meta = {
  title: 'Which of these/Dialog, drawer or popover',
  parameters: { frame: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Overlays: Story = {
  render: () => (
    <Choices
      title="Dialog, drawer or popover"
      lead="What lies over a page takes people out of it. Take the smallest that holds the task."
      questions={[
        ['Is it a task of its own, with a form of more than a screen?', 'A page'],
        ['Is it a record of a list that people go through one by one?', 'Drawer'],
        ['Does it ask whether to do something that cannot be undone?', 'ConfirmDialog, DangerConfirm'],
        ['Does it ask for a few values, and nothing else matters meanwhile?', 'Dialog'],
        ['Is it a list of actions?', 'Menu'],
        ['Is it a short note or choice that belongs to one control?', 'Popover'],
        ['Does it only name an icon?', 'Tooltip'],
      ]}
      choices={[
        {
          name: 'Dialog',
          when: 'One question or a short form. Nothing behind it can be worked until it is answered.',
          not: 'for reading, or with a dialog on top of it, except to confirm.',
          example: (
            <State initial={false}>
              {(isOpen, set) => (
                <>
                  <Button variant="secondary" onPress={() => set(true)}>
                    Invite a host
                  </Button>
                  <Dialog
                    isOpen={isOpen}
                    onClose={() => set(false)}
                    title="Invite a host"
                    footer={<Button onPress={() => set(false)}>Invite</Button>}
                  >
                    <TextField label="Email" type="email" />
                  </Dialog>
                </>
              )}
            </State>
          ),
        },
        {
          name: 'Drawer',
          when: 'A record beside its list. It has an address, a reload keeps it, and Back closes it.',
          not: 'for a question, or for a record with many parts: that needs a page.',
          example: (
            <State initial={false}>
              {(isOpen, set) => (
                <>
                  <Button variant="secondary" onPress={() => set(true)}>
                    Open Ana Lima
                  </Button>
                  <Drawer isOpen={isOpen} onClose={() => set(false)} title="Ana Lima">
                    <Facts
                      items={[
                        { id: 'email', label: 'Email', value: 'ana@hosts.example' },
                        { id: 'trips', label: 'Trips', value: '4' },
                      ]}
                    />
                  </Drawer>
                </>
              )}
            </State>
          ),
        },
        {
          name: 'ConfirmDialog',
          when: 'Before something that cannot be undone. The title asks, the text says what happens, the button names it.',
          not: 'for what can be undone: do it, and offer Undo in a toast.',
          example: (
            <State initial={false}>
              {(isOpen, set) => (
                <>
                  <Button variant="danger-quiet" onPress={() => set(true)}>
                    Cancel ride
                  </Button>
                  <ConfirmDialog
                    isOpen={isOpen}
                    onClose={() => set(false)}
                    onConfirm={() => set(false)}
                    title="Cancel this ride?"
                    confirmLabel="Cancel ride"
                    tone="danger"
                  >
                    The driver is told at once. The fee of $20 is not refunded.
                  </ConfirmDialog>
                </>
              )}
            </State>
          ),
        },
        {
          name: 'Popover',
          when: 'A note or a small choice at the control that it belongs to. Pressing outside closes it.',
          not: 'for anything that must be answered or kept, or that is taller than half a screen.',
          example: (
            <Popover
              label="How spots are counted"
              trigger={<Button variant="secondary">How spots count</Button>}
            >
              Spots on hold count for 15 minutes.
            </Popover>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Ana Lima' }));
    await screen.findByRole('dialog', { name: 'Ana Lima' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Dark: Story = { ...Overlays, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Overlays, play: undefined, globals: { viewport: { value: 'phone' } } };

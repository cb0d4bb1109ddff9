import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../src/Button/Button.tsx';
import { ConfirmDialog } from '../src/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../src/Dialog/Dialog.tsx';
import { Drawer } from '../src/Drawer/Drawer.tsx';
import { Facts } from '../src/Facts/Facts.tsx';
import { State } from '../src/internal/story/State.tsx';
import { TextField } from '../src/TextField/TextField.tsx';
import { Choices } from './Choices.tsx';

const meta = {
  title: 'Which of these/Dialog, drawer or menu',
  parameters: { frame: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Overlays: Story = {
  render: () => (
    <Choices
      title="Dialog, drawer or menu"
      lead="An overlay takes people out of the page. Use the smallest one that fits the task."
      questions={[
        ['Is it a task of its own, with a form longer than one screen?', 'A page'],
        ['Is it a record in a list that people go through one by one?', 'Drawer'],
        ['Does it confirm something that cannot be undone?', 'ConfirmDialog, DangerConfirm'],
        ['Does it ask for a few values that have to come first?', 'Dialog'],
        ['Is it a list of actions?', 'Menu'],
        ['Does it only name an icon?', 'Tooltip'],
      ]}
      choices={[
        {
          name: 'Dialog',
          when: 'One question or a short form. The page behind it is blocked until people answer.',
          not: 'for long reading, or with another dialog on top, except to confirm.',
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
          when: 'A record next to its list. It has a URL, survives a reload, and closes with Back.',
          not: 'for a question, or for a record with many sections, which needs a page.',
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
          when: 'Before something that cannot be undone. The title asks, the text says what happens, and the button names the action.',
          not: 'for anything that can be undone; do it, and offer Undo in a toast.',
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
                    We’ll notify the driver right away. The $20 fee isn’t refunded.
                  </ConfirmDialog>
                </>
              )}
            </State>
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

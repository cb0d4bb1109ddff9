import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { opened } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Overlays/ConfirmDialog', component: ConfirmDialog } satisfies Meta<
  typeof ConfirmDialog
>;
export default meta;

const confirm = fn();
export const Playground: Story = {
  args: {
    isOpen: false,
    title: 'Close this trip?',
    children: 'Travelers can no longer book. You can reopen the trip.',
    confirmLabel: 'Close trip',
    tone: 'primary',
    onClose: fn(),
    onConfirm: fn(),
  },
  render: opened(ConfirmDialog, 'Close trip …'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close trip …' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close trip' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Confirmed: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      onClose={() => undefined}
      onConfirm={confirm}
      title="Are you sure?"
      confirmLabel="Leave"
      error="The server did not answer."
    >
      Your changes are not saved.
    </ConfirmDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await expect(confirm).toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { ...Confirmed, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Confirmed, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Confirmed, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

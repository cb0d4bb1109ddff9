import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = { title: 'Overlays/ConfirmDialog', component: ConfirmDialog } satisfies Meta<
  typeof ConfirmDialog
>;
export default meta;
type Story = StoryObj;

const confirm = fn();
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

export const RightToLeft: Story = { ...Confirmed, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Confirmed, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Confirmed, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DangerConfirm } from './DangerConfirm.tsx';

const meta = { title: 'Overlays/DangerConfirm', component: DangerConfirm } satisfies Meta<
  typeof DangerConfirm
>;
export default meta;
type Story = StoryObj;

const confirm = fn();
export const TwoSteps: Story = {
  render: () => (
    <DangerConfirm
      isOpen
      onClose={() => undefined}
      onConfirm={confirm}
      title="Cancel this trip"
      consequence="All 12 bookings are cancelled and refunded in full. This can't be undone."
      acknowledgement="I understand"
      confirmLabel="Cancel trip"
      cancelLabel="Keep trip"
    >
      Travelers are told by e-mail.
    </DangerConfirm>
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await expect(within(dialog).getByRole('button', { name: 'Cancel trip' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel trip' }));
    await expect(confirm).toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { ...TwoSteps, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...TwoSteps, globals: { scheme: 'dark' } };

export const Phone: Story = { ...TwoSteps, globals: { viewport: { value: 'phone' } } };

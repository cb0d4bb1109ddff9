import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DangerConfirm } from './DangerConfirm.tsx';
import { opened } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Overlays/DangerConfirm', component: DangerConfirm } satisfies Meta<
  typeof DangerConfirm
>;
export default meta;

const confirm = fn();
export const Playground: Story = {
  args: {
    isOpen: false,
    title: 'Cancel this trip?',
    children: 'Twelve travelers have booked.',
    consequence: 'Everyone gets a full refund.',
    acknowledgement: 'I understand this cannot be undone',
    confirmLabel: 'Cancel trip',
    onClose: fn(),
    onConfirm: fn(),
  },
  render: opened(DangerConfirm, 'Cancel trip …'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel trip …' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const TwoSteps: Story = {
  render: () => (
    <DangerConfirm
      isOpen
      onClose={() => undefined}
      onConfirm={confirm}
      title="Cancel this trip"
      consequence="We’ll cancel all 12 bookings with a full refund. This cannot be undone."
      acknowledgement="I understand"
      confirmLabel="Cancel trip"
      cancelLabel="Keep trip"
    >
      Travelers are told by email.
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

export const RightToLeft: Story = { ...TwoSteps, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...TwoSteps, globals: { scheme: 'dark' } };

export const Phone: Story = { ...TwoSteps, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

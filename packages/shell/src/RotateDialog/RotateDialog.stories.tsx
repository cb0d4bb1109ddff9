import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RotateDialog } from './RotateDialog.tsx';

const meta = {
  title: 'Shell/RotateDialog',
  component: RotateDialog,
  args: {
    title: 'Rotate “Nightly departures”?',
    text: 'A new secret replaces this one.',
    onRotate: fn(),
    onClose: fn(),
    isPending: false,
    error: undefined,
  },
} satisfies Meta<typeof RotateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate' }));
    await expect(args.onRotate).toHaveBeenCalledWith(24);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'The key changed in the meantime.' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

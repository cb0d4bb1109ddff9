import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withTenant } from '../story/withTenant.tsx';
import { KeysDialog } from './KeysDialog.tsx';

const meta = {
  title: 'Shell/KeysDialog',
  component: KeysDialog,
  decorators: [withTenant],
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof KeysDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByText('Search, or go to any page');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

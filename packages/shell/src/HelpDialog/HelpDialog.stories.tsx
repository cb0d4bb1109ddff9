import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withTenant } from '../story/withTenant.tsx';
import { HelpDialog } from './HelpDialog.tsx';

const meta = {
  title: 'Shell/HelpDialog',
  component: HelpDialog,
  decorators: [withTenant],
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof HelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

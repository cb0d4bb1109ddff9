import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { OnceSecret } from './OnceSecret.tsx';

const meta = {
  title: 'Shell/OnceSecret',
  component: OnceSecret,
  args: {
    title: 'Key made',
    label: 'Key',
    value: 'ck_live_6pQm2WnX4tZs8Ld0VbRk9f2c',
    onClose: fn(),
  },
} satisfies Meta<typeof OnceSecret>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'I’ve saved it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OfARepeatedCall: Story = { args: { value: undefined } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

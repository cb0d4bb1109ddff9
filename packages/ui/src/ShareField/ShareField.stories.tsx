import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ShareField } from './ShareField.tsx';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Actions/ShareField', component: ShareField } satisfies Meta<typeof ShareField>;
export default meta;

export const Playground: Story = {
  args: { label: 'Trip page', value: 'https://caravan.example/t/lisbon', title: 'Slow days in Lisbon' },
};

export const Ready: Story = {
  render: () => (
    <ShareField
      label="Trip page"
      value="https://caravan.example/t/slow-days-in-lisbon"
      title="Slow days in Lisbon"
    />
  ),
};
export const LongText: Story = {
  render: () => (
    <ShareField
      label="Your personal sign-up link"
      value={`https://caravan.example/${'very-long-'.repeat(12)}link`}
    />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Copies: Story = {
  args: { label: 'Trip link', value: 'https://wayfare.example/trips/lisbon', onError: fn() },
  play: async ({ canvas, args }) => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    const copied = fn(async () => undefined);
    navigator.clipboard.writeText = copied;
    try {
      await userEvent.click(canvas.getByRole('button', { name: /Copy/ }));
      await waitFor(() => expect(copied).toHaveBeenCalledWith('https://wayfare.example/trips/lisbon'));
      await expect(args.onError).not.toHaveBeenCalled();
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      await userEvent.click(canvas.getByRole('button', { name: /Cop/ }));
      await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    } finally {
      navigator.clipboard.writeText = write;
    }
  },
};

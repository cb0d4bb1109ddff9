import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { PrintButton } from './PrintButton.tsx';

const meta = {
  title: 'Shell/PrintButton',
  component: PrintButton,
  decorators: [served([])],
  parameters: framed,
  args: { label: 'Download PDF', onPrint: fn() },
} satisfies Meta<typeof PrintButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      await expect(args.onPrint).toHaveBeenCalledOnce();
    } finally {
      print.mockRestore();
    }
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

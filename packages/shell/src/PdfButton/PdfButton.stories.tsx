import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { PdfButton } from './PdfButton.tsx';

const meta = {
  title: 'Shell/PdfButton',
  component: PdfButton,
  decorators: [served([])],
  parameters: framed,
  args: {
    label: 'Download PDF',
    name: 'itinerary.pdf',
    file: fn(() => Promise.resolve(new Blob(['%PDF-']))),
    onPress: fn(),
  },
} satisfies Meta<typeof PdfButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(args.file).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { file: fn(() => Promise.reject(new Error('no browser'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await screen.findByText('Something went wrong printing your itinerary. Please try again.');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

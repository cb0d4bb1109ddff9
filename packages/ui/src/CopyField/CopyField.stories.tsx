import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CopyField } from './CopyField.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Actions/CopyField', component: CopyField } satisfies Meta<typeof CopyField>;
export default meta;

export const Playground: Story = { args: { label: 'Survey link', value: 'https://caravan.example/l/ana' } };

export const Ready: Story = {
  render: () => <CopyField label="Survey link" value="https://wayfare.example/s/ana-lima" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Survey link' })).toHaveFocus();
  },
};

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

export const Refused: Story = {
  args: { label: 'Survey link', value: 'https://wayfare.example/s/ana-lima', onError: fn() },
  play: async ({ canvas, args }) => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    try {
      await userEvent.click(canvas.getByRole('button', { name: /Copy/ }));
      await waitFor(() => expect(args.onError).toHaveBeenCalled());
    } finally {
      navigator.clipboard.writeText = write;
    }
  },
};

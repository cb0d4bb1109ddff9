import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileField } from './FileField.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/FileField', component: FileField } satisfies Meta<typeof FileField>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Insurance documents',
    description: 'PDF, at most 10 MB each.',
    accept: ['application/pdf'],
    multiple: true,
    files: [{ id: '1', name: 'policy-2027.pdf', detail: '220 KB' }],
    onSelect: fn(),
    onRemove: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove policy-2027.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['%PDF'], 'waiver.pdf', { type: 'application/pdf' }),
    );
    await waitFor(() => expect(args.onSelect).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <FileField
      label="Insurance documents"
      multiple
      onSelect={() => undefined}
      onRemove={() => undefined}
      files={[
        { id: '1', name: 'policy-2027.pdf', detail: '220 KB' },
        { id: '2', name: 'waiver.pdf', progress: 40 },
        { id: '3', name: 'photo.tiff', error: 'We don’t support this type of file.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove policy-2027.pdf' }));
    await expect(canvas.getByRole('progressbar', { name: 'Uploading waiver.pdf' })).toBeVisible();
  },
};

/** One row, with a file that can be downloaded, one that is on its way, and one of another type. */
export const Compact: Story = {
  args: {
    label: 'Receipt',
    compact: true,
    accept: ['application/pdf'],
    files: [
      { id: '1', name: 'receipt.pdf', detail: '220 KB', href: '/receipt.pdf' },
      { id: '2', name: 'receipt-2.pdf', progress: 'unknown' },
    ],
    onSelect: fn(),
    onRemove: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'Receipt',
    );
    await expect(canvas.getByRole('link', { name: 'receipt.pdf' })).toHaveAttribute(
      'download',
      'receipt.pdf',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Uploading receipt-2.pdf' })).toBeVisible();
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['GIF89a'], 'party.gif', { type: 'image/gif' }),
      { applyAccept: false },
    );
    await canvas.findByText('This type of file isn’t supported');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

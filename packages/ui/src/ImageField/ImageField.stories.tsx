import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { poster } from '../internal/story/poster.ts';
import { ImageField } from './ImageField.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/ImageField', component: ImageField } satisfies Meta<typeof ImageField>;
export default meta;

const picked = fn();
async function picture(name: string, size = 200): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')!.fillRect(0, 0, size / 2, size);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((b) => resolve(b!), 'image/png'));
  return new File([blob], name, { type: 'image/png' });
}
export const Playground: Story = {
  args: {
    label: 'Cover',
    description: 'A place, not a person.',
    value: null,
    width: 1200,
    height: 800,
    round: false,
    onChange: fn(),
  },
};

export const Empty: Story = {
  render: () => (
    <ImageField label="Profile photo" value={null} onChange={picked} round width={104} height={104} />
  ),
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, await picture('me.png'));
    const use = await screen.findByRole('button', { name: 'Use picture' }, { timeout: 8000 });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(picked).toHaveBeenCalled());
    await expect((picked.mock.calls[0] as [File])[0].type).toBe('image/jpeg');
  },
};
export const TooLarge: Story = {
  render: () => <ImageField label="Profile photo" value={null} onChange={() => undefined} maxBytes={10} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
      await picture('big.png'),
    );
    await expect(await canvas.findByText('Image must be under 2mb.')).toBeVisible();
  },
};
export const Filled: Story = {
  render: () => (
    <ImageField label="Cover" width={1200} height={800} value={poster('fjord')} onChange={() => undefined} />
  ),
};
export const Invalid: Story = {
  render: () => (
    <ImageField
      label="Profile photo"
      value={null}
      round
      onChange={() => undefined}
      error="Bio and profile photo are required"
    />
  ),
};

export const RightToLeft: Story = { ...Empty, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Empty, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Empty, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

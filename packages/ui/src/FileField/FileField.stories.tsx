import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FileField } from './FileField.tsx';

const meta = { title: 'Forms/FileField', component: FileField } satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj;

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
        { id: '3', name: 'photo.tiff', error: 'This type of file is not supported.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove policy-2027.pdf' }));
    await expect(canvas.getByRole('progressbar', { name: 'Uploading waiver.pdf' })).toBeVisible();
  },
};

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

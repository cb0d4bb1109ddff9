import type { Meta, StoryObj } from '@storybook/react-vite';
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
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

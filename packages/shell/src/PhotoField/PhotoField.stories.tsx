import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withTenant } from '../story/withTenant.tsx';
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx';

const photos = ['coast', 'lake', 'volcano'].map((scene) => ({
  url: `/media/art/${scene}/dawn/${scene}.svg`,
  alt: scene,
}));

function Kept({ value }: PhotoFieldProps) {
  const [kept, setKept] = useState(value);
  return <PhotoField value={kept} onChange={setKept} />;
}

const meta = {
  title: 'Shell/PhotoField',
  component: PhotoField,
  decorators: [withTenant],
  render: (props) => <Kept {...props} />,
  args: { value: photos, onChange: () => undefined },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Full: Story = {
  args: {
    value: Array.from({ length: 10 }, (_, i) => ({ ...photos[i % 3]!, url: `${photos[i % 3]!.url}?${i}` })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };

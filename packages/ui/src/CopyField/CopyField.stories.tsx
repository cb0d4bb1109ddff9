import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './CopyField.tsx';

const meta = { component: CopyField } satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => <CopyField label="Survey link" value="https://wayfare.example/s/ana-lima" />,
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

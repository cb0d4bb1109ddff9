import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './CopyField.tsx';

const meta = { title: 'Actions/CopyField', component: CopyField } satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj;

export const Playground: Story = { args: { label: 'Survey link', value: 'https://caravan.example/l/ana' } };

export const Ready: Story = {
  render: () => <CopyField label="Survey link" value="https://wayfare.example/s/ana-lima" />,
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

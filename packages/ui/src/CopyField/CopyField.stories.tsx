import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CopyField } from './CopyField.tsx';

const meta = { title: 'Actions/CopyField', component: CopyField } satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj;

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

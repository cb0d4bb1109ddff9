import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareField } from './ShareField.tsx';

const meta = { title: 'Actions/ShareField', component: ShareField } satisfies Meta<typeof ShareField>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  args: { label: 'Trip page', value: 'https://caravan.example/t/lisbon', title: 'Slow days in Lisbon' },
};

export const Ready: Story = {
  render: () => (
    <ShareField
      label="Trip page"
      value="https://caravan.example/t/slow-days-in-lisbon"
      title="Slow days in Lisbon"
    />
  ),
};
export const LongText: Story = {
  render: () => (
    <ShareField
      label="Your personal sign-up link"
      value={`https://caravan.example/${'very-long-'.repeat(12)}link`}
    />
  ),
};

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from './TabBar.tsx';

const meta = { title: 'Navigation/TabBar', component: TabBar } satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <TabBar
      label="Audience"
      items={[
        { href: '/survey', label: 'Survey', isCurrent: true },
        { href: '/research', label: 'Audience Data' },
      ]}
    />
  ),
};

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from './TabBar.tsx';

const meta = { component: TabBar } satisfies Meta<typeof TabBar>;
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTenant } from '../story/withTenant.tsx';
import { Differences } from './Differences.tsx';

const meta = {
  title: 'Shell/Differences',
  component: Differences,
  decorators: [withTenant],
  args: {
    fields: [
      { field: 'dayPhotos/3', before: '', after: '[{"url":"/media/a.jpg"}]' },
      {
        field: 'dayPhotos/4',
        before: '[{"url":"/media/a.jpg"}]',
        after: '[{"url":"/media/b.jpg"}]',
      },
      { field: 'tripSummary', before: '"Along the coast on foot."', after: '"Along the coast by boat."' },
    ],
    services: [
      {
        serviceId: 's1',
        type: 'activity',
        name: 'Sunrise paddle',
        day: 2,
        change: 'changed',
        fields: [{ field: 'startTime', before: '"08:15"', after: '"09:30"' }],
      },
      { serviceId: 's2', type: 'meal', name: 'Lunch at the pier', day: 3, change: 'added', fields: [] },
    ],
  },
} satisfies Meta<typeof Differences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photos of day 3')).toBeVisible();
    await expect(canvas.getByText('1 entry')).toBeVisible();
    await expect(canvas.getAllByText('Changed')[0]).toBeVisible();
  },
};
export const Same: Story = { args: { fields: [], services: [] } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

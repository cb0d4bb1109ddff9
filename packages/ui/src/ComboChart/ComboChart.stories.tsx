import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ComboChart } from './ComboChart.tsx';
import { empty, failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Data/ComboChart', component: ComboChart } satisfies Meta<typeof ComboChart>;
export default meta;

const data = Array.from({ length: 18 }, (_, i) => ({
  label: i === 2 ? 'A channel with a long name' : `Week ${i + 1}`,
  visits: 120 + ((i * 73) % 210),
  travelers: (i * 5) % 9,
}));
export const Playground: Story = {
  args: {
    title: 'Visits and travelers',
    showTitle: true,
    data,
    bars: { key: 'earnings', label: 'Earnings' },
    line: { key: 'travelers', label: 'Travelers' },
  },
};

export const Ready: Story = {
  render: () => (
    <ComboChart
      title="Visits and travelers"
      showTitle
      data={data}
      bars={{ key: 'visits', label: 'Visits' }}
      line={{ key: 'travelers', label: 'Travelers' }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getAllByRole('row')).toHaveLength(19);
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const Empty: Story = empty(Playground, { data: [] });

export const LongText: Story = longText(Playground);

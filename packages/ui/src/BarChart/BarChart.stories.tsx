import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { empty, failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Data/BarChart', component: BarChart } satisfies Meta<typeof BarChart>;
export default meta;
const data = [
  { label: 'Jan', responses: 120, qualified: 40 },
  { label: 'Feb', responses: 210, qualified: 84 },
  { label: 'Mar', responses: 180, qualified: 96 },
  { label: 'Apr', responses: 320, qualified: 150 },
];
const series = [
  { key: 'responses', label: 'Responses' },
  { key: 'qualified', label: 'Qualified' },
];

export const Playground: Story = {
  args: { title: 'Survey responses', showTitle: true, data, series, height: 260 },
};

export const Ready: Story = {
  render: () => <BarChart title="Survey responses" showTitle data={data} series={series} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('cell', { name: '320' })).toBeVisible();
  },
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const Empty: Story = empty(Playground, { data: [] });

export const LongText: Story = longText(Playground);

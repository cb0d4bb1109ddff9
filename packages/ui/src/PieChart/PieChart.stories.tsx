import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PieChart } from './PieChart.tsx';
import { empty, failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Data/PieChart', component: PieChart } satisfies Meta<typeof PieChart>;
export default meta;

const data = [
  { label: 'January to March', value: 120 },
  { label: 'April to June', value: 310 },
  { label: 'July to September', value: 260 },
  { label: 'October to December', value: 90 },
  { label: 'Never', value: 0 },
];
export const Playground: Story = {
  args: { title: 'Where travelers come from', showTitle: true, data, labelLength: 18 },
};

export const Ready: Story = {
  render: () => <PieChart title="Time of year" showTitle data={data} valueLabel="Responses" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Never')).toBeNull();
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('cell', { name: '310' })).toBeVisible();
  },
};
export const ShortLabels: Story = {
  render: () => <PieChart title="Time of year" showTitle data={data} labelLength={3} />,
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const Empty: Story = empty(Playground, { data: [] });

export const LongText: Story = longText(Playground);

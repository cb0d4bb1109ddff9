import { Card } from '@caravan/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import PullToRefresh from './PullToRefresh.tsx';

const meta = {
  title: 'Shell/PullToRefresh',
  component: PullToRefresh,
  decorators: [served([])],
  parameters: framed,
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <main id="content">
      <Departures />
      <PullToRefresh />
    </main>
  ),
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

let reads = 0;

function Departures() {
  const { data } = useQuery({ queryKey: ['departures'], queryFn: () => (reads += 1) });
  return <Card title="Departures">{data && <p>{`Version ${data}`}</p>}</Card>;
}

const finger = (target: Element, clientY: number) => [new Touch({ identifier: 1, target, clientY })];
const pullFrom = (target: Element, by: number) => {
  void fireEvent.touchStart(target, { touches: finger(target, 100) });
  void fireEvent.touchMove(target, { touches: finger(target, 100 + by) });
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByText(/^Version/);
    const first = reads;
    pullFrom(list, 40);
    await screen.findByText('Pull to refresh');
    void fireEvent.touchEnd(list);
    await waitFor(() => expect(screen.queryByText('Pull to refresh')).toBeNull());
    await expect(reads).toBe(first);
    pullFrom(list, 120);
    await screen.findByText('Let go to refresh');
    void fireEvent.touchEnd(list);
    await waitFor(() => expect(reads).toBe(first + 1));
    await canvas.findByText(`Version ${first + 1}`);
  },
};
/** What scrolls or is dragged on its own keeps its gesture. */
export const OwnGesture: Story = {
  render: () => (
    <main id="content">
      <Card className="touch-none" title="Drag to reorder" />
      <PullToRefresh />
    </main>
  ),
  play: async ({ canvas }) => {
    pullFrom(canvas.getByText('Drag to reorder'), 120);
    await expect(screen.queryByRole('status')).toBeNull();
  },
};

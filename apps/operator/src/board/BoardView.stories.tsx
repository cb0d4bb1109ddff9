import type { BoardItem, BoardLaneName } from '@caravan/sdk';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BoardView } from './BoardView.tsx';

const item = (n: number, name: string, more: Partial<BoardItem> = {}): BoardItem => ({
  id: `019a0000-0000-7000-8000-00000000000${n}`,
  version: 3,
  name,
  hostName: 'Maya Okonkwo',
  startDate: '2027-06-05',
  endDate: '2027-06-12',
  hero: { url: '/media/art/coast/dawn/lisbon.svg?aspect=hero' },
  since: '2027-03-02',
  spotsTaken: 7,
  minimumSpots: 8,
  maximumSpots: 14,
  missingDays: [],
  uncoveredDays: [],
  changedDays: [],
  ...more,
});
const lane = (name: BoardLaneName, ...items: BoardItem[]) => ({ lane: name, count: items.length, items });
const days = { missingDays: [2, 6], uncoveredDays: [3], changedDays: [5] };
const meta = {
  title: 'Portals/Board',
  component: BoardView,
  parameters: framed,
  decorators: [served([])],
  args: {
    onAll: fn(),
    onDo: fn(),
    lanes: [
      lane('requests', item(1, 'Slow days in Lisbon')),
      lane('services', item(8, 'Tiles and tascas')),
      lane('days', item(2, 'Lunch in the Alentejo', { ...days, deadline: '2027-05-22' })),
      lane('technical', item(3, 'Bowls and hairpins', { deadline: '2027-05-22' })),
      { ...lane('notFilling', item(4, 'Madeira on foot', { deadline: '2027-04-06' })), count: 9 },
      lane('filling', item(5, 'Azores by boat', { deadline: '2027-04-06', spotsTaken: 12 })),
      lane('waiting', item(6, 'Porto in winter')),
      lane('payouts', item(7, 'Douro harvest', { deadline: '2027-03-01' })),
    ],
  },
} satisfies Meta<typeof BoardView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card says by when, and has the one action that is next. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Open days: Lunch in the Alentejo' }, { timeout: 20_000 }),
    ).toHaveAttribute('href', expect.stringContaining('/configure-services?model=trip'));
    await expect(canvas.getByText('Fix by May 22')).toBeVisible();
    await expect(canvas.getByText('1 more day')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer: Slow days in Lisbon' }));
    await expect(args.onDo).toHaveBeenLastCalledWith('answer:019a0000-0000-7000-8000-000000000001');
    await userEvent.click(canvas.getByRole('button', { name: 'Review: Tiles and tascas' }));
    await expect(args.onDo).toHaveBeenLastCalledWith('approve:019a0000-0000-7000-8000-000000000008');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 9 Not filling' }));
    await expect(args.onAll).toHaveBeenCalledWith('notFilling');
  },
};

/** The technical itinerary is submitted in place, after a confirmation that names the trip. */
export const Submitting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Submit: Bowls and hairpins' }, { timeout: 20_000 }),
    );
    await expect(
      await screen.findByRole('alertdialog', { name: 'Submit the technical itinerary?' }),
    ).toHaveTextContent('Bowls and hairpins');
  },
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

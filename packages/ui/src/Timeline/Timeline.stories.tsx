import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Artwork } from '../Artwork/Artwork.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { poster } from '../internal/story/poster.ts';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const days: TimelineEntry[] = [
  {
    id: '1',
    marker: 'Day 1',
    title: 'Arrival in Lisbon',
    children: 'A walk up to the miradouro and dinner in Graça.',
    media: <Artwork src={poster('lisbon')} alt="" aspect="16/9" />,
  },
  {
    id: '2',
    marker: 'Day 2',
    title: 'By tram to Belém',
    children: 'A morning by the river, then a free afternoon.',
  },
  { id: '3', marker: 'Day 3', title: 'To the Alentejo' },
];

const history: TimelineEntry[] = [
  {
    id: '1',
    marker: 'May 4, 2027, 09:41',
    title: 'Price changed',
    who: 'Noa Berg',
    asWhom: 'Harper Lane',
    from: 'Admin portal, 203.0.113.7',
    changes: [
      { id: 'price', label: 'Price', before: '$2,450', after: '$2,600' },
      { id: 'note', label: 'Note', after: 'Fuel went up' },
    ],
  },
  { id: '2', marker: 'May 2, 2027, 18:05', title: 'Trip launched', who: 'Harper Lane' },
  { id: '3', marker: 'May 1, 2027, 11:20', title: 'Trip approved', from: 'Time rule' },
];

const meta = { title: 'Content/Timeline', component: Timeline, args: { entries: days } } satisfies Meta<
  typeof Timeline
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    look: 'story',
    entries: [
      { id: '1', marker: 'Day 1', title: 'Arrival in Lisbon', children: 'A walk up to the miradouro.' },
      { id: '2', marker: 'Day 2', title: 'By tram to Belém', children: 'Morning at the river.' },
    ],
  },
};

export const Days: Story = {};

export const History: Story = {
  args: { entries: history, look: 'log', onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '2 changes' });
    await expect(canvas.queryByText('$2,450')).not.toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText('$2,450')).toBeVisible();
    await expect(canvas.getByText('Harper Lane', { selector: 'span' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { entries: [], isLoading: true } };

export const Empty: Story = {
  args: {
    entries: [],
    empty: (
      <EmptyState title="No days yet" art="map">
        Days show here once the itinerary has services.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: { entries: [], error: 'We couldn’t load the history.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    look: 'log',
    entries: [
      {
        ...history[0]!,
        title:
          'The supplement for private rooms changed with the operator’s new cost schedule for the high season',
        from: 'Operator portal, 2001:db8:85a3:8d3:1319:8a2e:370:7348, Lisbon, Portugal',
        changes: [
          {
            id: 'description',
            label: 'Description of the accommodation',
            before: 'A quiet house in the hills with seven rooms and a garden that leads to the river',
            after: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte with a terrace',
          },
        ],
      },
    ],
  },
};

export const Phone: Story = {
  args: { entries: history, look: 'log' },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { entries: history, look: 'log' }, globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  args: { entries: history, look: 'log' },
  globals: { locale: 'ar-EG' },
};

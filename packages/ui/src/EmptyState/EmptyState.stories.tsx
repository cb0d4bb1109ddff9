import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { EmptyState } from './EmptyState.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

export const Playground: Story = {
  args: {
    title: 'You have no upcoming trips',
    art: 'suitcase',
    children: 'Browse itineraries to request another trip',
  },
};

export const Ready: Story = {
  render: () => (
    <EmptyState title="No trips yet" art="suitcase" action={<Button>Choose an itinerary</Button>}>
      Pick an itinerary from the catalogue, set your dates, and your first trip appears here.
    </EmptyState>
  ),
};

export const Compact: Story = {
  render: () => (
    <EmptyState
      compact
      level={3}
      title="No visits yet"
      action={<Button variant="secondary">Write an email</Button>}
    >
      Share your trip link or send an email to your list.
    </EmptyState>
  ),
};

export const Illustrations: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-6">
      {(
        ['compass', 'map', 'suitcase', 'letter', 'horizon', 'calendar', 'search', 'coins', 'broken'] as const
      ).map((art) => (
        <Illustration key={art} name={art} className="w-full" />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Illustrations, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Artwork } from '../Artwork/Artwork.tsx';
import { poster } from '../internal/story/poster.ts';
import { Timeline } from './Timeline.tsx';

const meta = { title: 'Content/Timeline', component: Timeline } satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj;

export const Days: Story = {
  render: () => (
    <Timeline
      entries={[
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
          children: 'Morning at the river, the afternoon is yours.',
        },
        { id: '3', marker: 'Day 3', title: 'To the Alentejo' },
      ]}
    />
  ),
};

export const Phone: Story = { ...Days, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Days, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Days, globals: { locale: 'ar-EG' } };

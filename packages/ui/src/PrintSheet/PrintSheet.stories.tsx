import type { Meta } from '@storybook/react-vite';
import { Timeline } from '../Timeline/Timeline.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Content/PrintSheet',
  component: PrintSheet,
  parameters: { frame: false },
} satisfies Meta<typeof PrintSheet>;
export default meta;

export const Playground: Story = {
  args: {
    brand: 'Caravan',
    title: 'Slow days in Lisbon',
    facts: 'May 4 – 11, 2027 · 8 days',
    footer: 'Questions on the road? +351 210 000 000',
    children: 'A walk up to the miradouro and dinner in Graça.',
  },
};

export const Itinerary: Story = {
  render: () => (
    <div className="bg-sunken p-4 sm:p-10">
      <PrintSheet
        brand="Caravan"
        title="Slow days in Lisbon"
        facts="May 4 – 11, 2027 · 8 days · Order 4F2A-91"
        footer="Questions on the road? +351 210 000 000"
      >
        <Timeline
          level={2}
          entries={[
            {
              id: '1',
              marker: 'Day 1',
              title: 'Arrival in Lisbon',
              children: 'A walk up to the miradouro and dinner in Graça.',
            },
            {
              id: '2',
              marker: 'Day 2',
              title: 'By tram to Belém',
              children: 'A morning by the river, then a free afternoon.',
            },
            { id: '3', marker: 'Day 3', title: 'To the Alentejo' },
          ]}
        />
      </PrintSheet>
    </div>
  ),
};

export const RightToLeft: Story = { ...Itinerary, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Itinerary, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Itinerary, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

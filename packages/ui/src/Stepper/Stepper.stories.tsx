import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta = { title: 'Navigation/Stepper', component: Stepper } satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  args: {
    label: 'Trip',
    current: 'launch',
    done: ['plan'],
    steps: ['Plan Trip', 'Launch Trip', 'Promote', 'Trip Prep', 'Travel Time'].map((label, i) => ({
      id: ['plan', 'launch', 'promote', 'prep', 'travel'][i]!,
      label,
    })),
  },
};
const steps = [
  { id: 'itinerary', label: 'Itinerary', href: '#itinerary' },
  { id: 'dates', label: 'Dates', href: '#dates' },
  { id: 'group', label: 'Group', error: true, href: '#group' },
  { id: 'review', label: 'Review' },
];

export const Ready: Story = { render: () => <Stepper label="New trip" steps={steps} current="dates" /> };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

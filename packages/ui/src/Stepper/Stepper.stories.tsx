import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta = { component: Stepper } satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj;
const steps = [
  { id: 'itinerary', label: 'Itinerary', href: '#itinerary' },
  { id: 'dates', label: 'Dates', href: '#dates' },
  { id: 'group', label: 'Group', error: true, href: '#group' },
  { id: 'review', label: 'Review' },
];

export const Ready: Story = { render: () => <Stepper label="New trip" steps={steps} current="dates" /> };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

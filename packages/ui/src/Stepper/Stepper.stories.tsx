import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stepper } from './Stepper.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Navigation/Stepper', component: Stepper } satisfies Meta<typeof Stepper>;
export default meta;

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

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const ByKeyboard: Story = {
  args: {
    label: 'New trip',
    current: 'prices',
    steps: [
      { id: 'days', label: 'Days', href: '/days' },
      { id: 'prices', label: 'Prices' },
      { id: 'review', label: 'Review' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Days/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /Days/ })).toHaveAttribute('href', '/days');
  },
};

export const LongText: Story = longText(Playground);

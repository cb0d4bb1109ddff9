import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { OnboardingProgress } from './OnboardingProgress.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Navigation/OnboardingProgress', component: OnboardingProgress } satisfies Meta<
  typeof OnboardingProgress
>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Your way to the first trip',
    items: [
      { id: 'a', title: 'Sign up as a Host', done: true },
      { id: 'b', title: 'Survey your Audience' },
    ],
  },
};

export const Ready: Story = {
  render: () => (
    <OnboardingProgress
      label="Your way to the first trip"
      items={[
        { id: 'a', title: 'Sign up as a Host', done: true },
        {
          id: 'b',
          title: 'Survey your Audience',
          detail: 'It takes about 2 minutes, and 100 responses unlock itineraries.',
          action: <Button>Start Surveying</Button>,
        },
        { id: 'c', title: 'Qualify to Host a Trip', detail: 'Then reserve dates with an operator.' },
      ]}
    />
  ),
};
export const AllDone: Story = {
  render: () => (
    <OnboardingProgress
      label="Your profile"
      items={[
        { id: 'a', title: 'General', done: true },
        { id: 'b', title: 'Address', done: true },
      ]}
    />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

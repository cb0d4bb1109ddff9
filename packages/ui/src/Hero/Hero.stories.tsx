import type { Meta } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { poster } from '../internal/story/poster.ts';
import { Hero } from './Hero.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/Hero', component: Hero, parameters: { width: 1280 } } satisfies Meta<
  typeof Hero
>;
export default meta;

export const Playground: Story = {
  args: {
    title: 'Slow days in Lisbon and the Alentejo',
    kicker: 'Portugal · 8 days',
    artwork: poster('lisbon'),
    layout: 'cover',
    size: 'md',
    children: 'With Ana Lima, who grew up two streets from the river.',
    actions: <Button size="lg">Book your spot</Button>,
  },
};

export const Cover: Story = {
  render: () => (
    <Hero
      size="lg"
      artwork={poster('lisbon')}
      kicker="Portugal · 8 days"
      title="Slow days in Lisbon and the Alentejo"
      badges={
        <Badge tone="blue" onArtwork>
          Live
        </Badge>
      }
      actions={<Button size="lg">Book your spot</Button>}
    >
      With Ana Lima, who grew up two streets from the river.
    </Hero>
  ),
};

export const Split: Story = {
  render: () => (
    <Hero
      layout="split"
      artwork={poster('fjord')}
      kicker="Norway · 9 days"
      title="Light over the fjords"
      actions={<Button size="lg">See the days</Button>}
    >
      A week of ferries, cabins and long evenings.
    </Hero>
  ),
};

export const Phone: Story = { ...Cover, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Split, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Cover, play: undefined, globals: { locale: 'ar-EG' } };

export const LongText: Story = longText(Playground);

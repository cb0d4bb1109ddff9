import type { Meta, StoryObj } from '@storybook/react-vite';
import { landscape } from '../story/fixtures.ts';
import { ArtworkHero } from './ArtworkHero.tsx';

const meta = {
  title: 'Shell/ArtworkHero',
  component: ArtworkHero,
  parameters: { frame: false },
  args: {
    photo: landscape('#f3c9a5', '#b0586a', '#3d2f4d'),
    kicker: 'Peru',
    title: 'Weaving villages of the Sacred Valley',
    facts: ['8 days', 'From $2,183', '14 places'],
  },
} satisfies Meta<typeof ArtworkHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };

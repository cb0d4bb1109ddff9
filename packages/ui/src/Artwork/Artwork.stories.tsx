import type { Meta } from '@storybook/react-vite';
import { poster } from '../internal/story/poster.ts';
import { Artwork } from './Artwork.tsx';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/Artwork', component: Artwork } satisfies Meta<typeof Artwork>;
export default meta;

export const Playground: Story = {
  args: { src: null, alt: '', aspect: '16/9', caption: 'Lisbon, Portugal' },
};

export const Ready: Story = {
  render: () => (
    <Artwork src={poster('kyoto')} alt="Hills behind Kyoto" caption="Kyoto at the end of March" />
  ),
};

export const Missing: Story = { render: () => <Artwork src={null} alt="Lisbon" aspect="16/9" /> };

export const Dark: Story = { ...Missing, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

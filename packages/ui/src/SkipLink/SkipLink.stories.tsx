import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Story } from '../internal/story/Story.ts';
import { longText } from '../internal/story/states.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  decorators: [
    (Draw) => (
      <>
        <Draw />
        <main id="content" className="h-24">
          Press Tab.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Playground: Story = {
  args: { href: '#content' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#content');
  },
};

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Playground, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText({ args: { href: '#content', label: 'Skip to content' } });

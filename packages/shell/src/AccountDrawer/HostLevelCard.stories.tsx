import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HostLevelCard } from './HostLevelCard.tsx';
import { words } from './messages.ts';

const meta = {
  title: 'Shell/HostLevelCard',
  component: HostLevelCard,
  parameters: { width: 400 },
  args: { level: 1 },
} satisfies Meta<typeof HostLevelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const learn = canvas.getByRole('button', { name: words.learn });
    await expect(learn).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(learn);
    await expect(learn).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(words.levels[1][1])).toBeVisible();
  },
};
export const Named: Story = { args: { level: 2, name: 'Trailblazer' } };
export const LongText: Story = {
  args: { level: 3, name: 'A level with a name that is much longer than its line' },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

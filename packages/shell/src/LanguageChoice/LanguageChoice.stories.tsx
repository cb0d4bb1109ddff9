import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { profile } from '../story/fixtures.people.ts';
import { served } from '../story/served.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

const meta = {
  title: 'Shell/LanguageChoice',
  component: LanguageChoice,
  decorators: [served([])],
  parameters: { width: 400 },
} satisfies Meta<typeof LanguageChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Español' })).toBeVisible();
  },
};
/** A host’s portal offers only languages that are complete for hosts. */
export const Host: Story = {
  args: { profile },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Español' })).toBeNull();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

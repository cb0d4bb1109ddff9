import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Banner } from './Banner.tsx';

const meta = { title: 'Feedback/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj;

const close = fn();
export const HidesByItself: Story = {
  render: () => (
    <Banner tone="error" autoHide={200} onClose={close}>
      There was an error creating the trip request. Please try again.
    </Banner>
  ),
  play: () => waitFor(() => expect(close).toHaveBeenCalled(), { timeout: 3000 }),
};

export const RightToLeft: Story = { ...HidesByItself, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...HidesByItself, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...HidesByItself, play: undefined, globals: { viewport: { value: 'phone' } } };

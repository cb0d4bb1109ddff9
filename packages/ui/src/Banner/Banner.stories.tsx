import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Banner } from './Banner.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;

const close = fn();
export const Playground: Story = {
  args: { tone: 'success', title: 'Prices saved', children: 'Travelers see them now.', onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

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

export const LongText: Story = longText(Playground);

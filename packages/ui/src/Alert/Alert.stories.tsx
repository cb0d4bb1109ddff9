import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from './Alert.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/Alert', component: Alert } satisfies Meta<typeof Alert>;
export default meta;

export const Playground: Story = {
  args: { tone: 'info', title: 'Trip is Closed', children: 'Travelers can no longer book.' },
};

export const Tones: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <Alert title="Your trip is being reviewed">The operator answers within two days.</Alert>
      <Alert tone="success">Prices saved</Alert>
      <Alert tone="warning" title="Bookings close in 5 days">
        Two spots are still without a payment.
      </Alert>
      <Alert tone="error" title="Error" onClose={() => undefined}>
        Profile form failed to save.
      </Alert>
    </div>
  ),
};

export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Tones, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Tones, globals: { viewport: { value: 'phone' } } };

export const Closes: Story = {
  args: { tone: 'error', title: 'Error', children: 'Profile form failed to save.', onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = longText(Playground);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert.tsx';

const meta = { title: 'Feedback/Alert', component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  args: { tone: 'info', title: 'Trip is Closed', children: 'New bookings are no longer possible.' },
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

export const RightToLeft: Story = { ...Tones, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Tones, globals: { viewport: { value: 'phone' } } };

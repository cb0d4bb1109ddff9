import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/UnsavedChanges', component: UnsavedChanges } satisfies Meta<
  typeof UnsavedChanges
>;
export default meta;

const leave = fn();
const stay = fn();
export const Playground: Story = {
  args: { when: true, isBlocked: false, onStay: fn(), onLeave: fn() },
  render: (args) => (
    <>
      <p>Leaving is asked about while `isBlocked` is on.</p>
      <UnsavedChanges when {...args} />
    </>
  ),
};

export const Asks: Story = {
  render: () => <UnsavedChanges when isBlocked onStay={stay} onLeave={leave} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(stay).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(leave).toHaveBeenCalled();
  },
};
export const BrowserAsks: Story = {
  render: () => (
    <>
      <p>Closing this tab asks first.</p>
      <UnsavedChanges when />
    </>
  ),
  play: async () => {
    await waitFor(() => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return expect(event.defaultPrevented).toBe(true);
    });
  },
};

export const RightToLeft: Story = { ...Asks, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Asks, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Asks, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

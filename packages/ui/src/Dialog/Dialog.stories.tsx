import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = { title: 'Overlays/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <Dialog
      isOpen
      onClose={() => undefined}
      title="Send the trip to your audience"
      footer={
        <>
          <Button variant="ghost">Not now</Button>
          <Button>Send</Button>
        </>
      }
    >
      1,240 people on your list get an e-mail with your words and the link to the trip.
    </Dialog>
  ),
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Send the trip to your audience' }),
    ).toBeInTheDocument();
    await userEvent.tab();
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Dark: Story = { ...Open, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Open, play: undefined, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...Open, play: undefined, globals: { locale: 'ar-EG' } };

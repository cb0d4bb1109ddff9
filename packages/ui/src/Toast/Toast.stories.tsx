import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { toast } from './toast.ts';
import { ToastRegion } from './Toast.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/Toast', component: ToastRegion } satisfies Meta<typeof ToastRegion>;
export default meta;

export const Playground: Story = {
  args: {},
  argTypes: {
    title: { control: 'text' },
    tone: { control: 'select', options: ['success', 'error', 'info', 'warning'] },
    time: { control: 'select', options: ['standard', 'services', 'saved', 'brief', 'sticky'] },
  },
  render: (args) => (
    <>
      <ToastRegion />
      <Button onPress={() => toast({ title: 'Prices saved', ...args })}>Save</Button>
    </>
  ),
};

export const Success: Story = {
  render: () => (
    <>
      <ToastRegion />
      <Button
        onPress={() =>
          toast({ title: 'Prices saved', message: 'Your changes have been saved!', time: 'sticky' })
        }
      >
        Save
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const shown = await screen.findByRole('alertdialog');
    await expect(shown).toHaveTextContent('Your changes have been saved!');
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const takeBack = fn();

export const Undo: Story = {
  render: () => (
    <>
      <ToastRegion />
      <Button
        onPress={() =>
          toast({ title: 'Validity period cleared', action: { label: 'Undo', onAction: takeBack } })
        }
      >
        Clear
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    const shown = await screen.findByRole('alertdialog');
    await userEvent.click(within(shown).getByRole('button', { name: 'Undo' }));
    await expect(takeBack).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const OnceAtATime: Story = {
  render: () => (
    <>
      <ToastRegion />
      <Button onPress={() => toast({ title: 'Error retrieving your data', tone: 'error', time: 'brief' })}>
        Fail
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(await screen.findAllByText('Error retrieving your data')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Error retrieving your data')).toBeNull(), {
      timeout: 5000,
    });
  },
};

export const RightToLeft: Story = { ...Success, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Success, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Success, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

export const Open: Story = {
  render: () => (
    <>
      <ToastRegion />
      <Button
        onPress={() => {
          toast({ title: 'Prices saved', message: 'Travelers see them now.', time: 'sticky' });
          toast({ title: 'Error retrieving your data', tone: 'error', time: 'sticky' });
        }}
      >
        Show them
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    const saved = await screen.findByText('Prices saved');
    await waitFor(() => expect(saved).toBeVisible());
  },
};

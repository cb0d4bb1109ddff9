import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';
import { opened } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Overlays/Drawer', component: Drawer } satisfies Meta<typeof Drawer>;
export default meta;

export const Playground: Story = {
  args: {
    isOpen: false,
    title: 'Add travelers',
    children: 'Names and email addresses of everyone coming along.',
    footer: <Button>Add</Button>,
    side: 'right',
    size: 'md',
    onClose: fn(),
  },
  render: opened(Drawer, 'Add travelers …'),
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Add travelers …' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  render: () => (
    <Drawer isOpen onClose={() => undefined} title="Add travelers" footer={<Button>Add</Button>}>
      Names and email addresses of everyone coming along.
    </Drawer>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add travelers' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Phone: Story = { ...Open, play: undefined, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...Open, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Open, play: undefined, globals: { scheme: 'dark' } };

export const LongText: Story = longText(Playground);

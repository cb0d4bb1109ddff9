import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const meta = { title: 'Actions/Menu', component: Menu } satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <Menu
      trigger={<IconButton label="More" icon={<Ellipsis />} />}
      placement="bottom start"
      items={[
        { id: 'edit', label: 'Edit' },
        { id: 'launch', label: 'Launch', disabledReason: 'Set your prices first.' },
        { id: 'cancel', label: 'Cancel trip', tone: 'danger', separated: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toBeVisible());
  },
};

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Open, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Open, play: undefined, globals: { viewport: { value: 'phone' } } };

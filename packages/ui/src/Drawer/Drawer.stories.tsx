import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = { title: 'Overlays/Drawer', component: Drawer } satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <Drawer isOpen onClose={() => undefined} title="Add travelers" footer={<Button>Add</Button>}>
      Names and e-mail addresses of the people who come along.
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

import type { Meta, StoryObj } from '@storybook/react-vite';
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
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

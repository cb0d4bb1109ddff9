import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = { title: 'Overlays/Popover', component: Popover } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <Popover label="Filters" trigger={<Button variant="secondary">Filters</Button>}>
      Live trips only
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Live trips only');
  },
};

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

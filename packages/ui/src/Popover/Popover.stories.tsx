import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Overlays/Popover', component: Popover } satisfies Meta<typeof Popover>;
export default meta;

export const Playground: Story = {
  args: {
    trigger: <Button variant="secondary">Filters</Button>,
    label: 'Filters',
    children: 'Only live trips',
    placement: 'bottom start',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

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

export const RightToLeft: Story = { ...Open, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

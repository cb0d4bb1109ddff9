import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Overlays/Tooltip', component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;

export const Playground: Story = {
  args: { content: 'Opens on focus too', placement: 'top', children: <Button>Save</Button> },
};

export const OnFocus: Story = {
  render: () => (
    <Tooltip content="Earnings after all fees">
      <Button variant="ghost">$4,120</Button>
    </Tooltip>
  ),
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Earnings after all fees');
  },
};

export const RightToLeft: Story = { ...OnFocus, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...OnFocus, globals: { scheme: 'dark' } };

export const Phone: Story = { ...OnFocus, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { Switch } from './Switch.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/Switch', component: Switch, parameters: { width: 440 } } satisfies Meta<
  typeof Switch
>;
export default meta;

export const Playground: Story = {
  args: { children: 'Confirm travelers automatically', value: false, onChange: fn() },
  render: held(Switch),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Ready: Story = {
  render: () => (
    <State initial={true}>
      {(value, set) => (
        <Switch value={value} onChange={set}>
          Confirm travelers automatically
        </Switch>
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Confirm travelers automatically' });
    await expect(control).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

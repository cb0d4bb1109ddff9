import type { Meta, StoryObj } from '@storybook/react-vite';
import { State } from '../internal/story/State.tsx';
import { Switch } from './Switch.tsx';

const meta = { title: 'Forms/Switch', component: Switch, parameters: { width: 440 } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj;

export const Playground: Story = { args: { children: 'Confirm travelers automatically' } };

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
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

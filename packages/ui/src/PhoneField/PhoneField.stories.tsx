import type { Meta, StoryObj } from '@storybook/react-vite';
import { State } from '../internal/story/State.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = { title: 'Forms/PhoneField', component: PhoneField, parameters: { width: 440 } } satisfies Meta<
  typeof PhoneField
>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <State initial={'+12025550123'}>
      {(value, set) => <PhoneField label="Phone" value={value} onChange={set} />}
    </State>
  ),
};

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

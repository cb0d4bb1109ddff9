import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { PhoneField } from './PhoneField.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/PhoneField', component: PhoneField, parameters: { width: 440 } } satisfies Meta<
  typeof PhoneField
>;
export default meta;

export const Playground: Story = {
  args: { label: 'Phone', description: 'We call only on the day.', value: '', country: 'US', onChange: fn() },
  render: held(PhoneField),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2025550123');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+12025550123', true));
  },
};

export const Ready: Story = {
  render: () => (
    <State initial={'+12025550123'}>
      {(value, set) => <PhoneField label="Phone" value={value} onChange={set} />}
    </State>
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

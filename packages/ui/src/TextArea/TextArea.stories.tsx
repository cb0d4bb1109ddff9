import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { TextArea } from './TextArea.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/TextArea', component: TextArea, parameters: { width: 440 } } satisfies Meta<
  typeof TextArea
>;
export default meta;

export const Playground: Story = { args: { label: 'About you', rows: 4 } };

export const Ready: Story = {
  render: () => (
    <State initial={''}>
      {(value, set) => <TextArea label="About you" value={value} onChange={set} limit={20} />}
    </State>
  ),
};

export const AtTheLimit: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Twenty letters here!');
    await expect(canvas.getByText(/^0/)).toHaveClass('text-red');
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

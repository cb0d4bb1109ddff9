import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { RadioCards } from './RadioCards.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/RadioCards', component: RadioCards, parameters: { width: 440 } } satisfies Meta<
  typeof RadioCards
>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Package',
    value: 'base',
    columns: 2,
    options: [
      { id: 'base', title: 'Essential', description: 'Hotels and breakfast.', aside: '$1,980' },
      { id: 'plus', title: 'Signature', description: 'With all dinners.', aside: '$2,450' },
    ],
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(RadioCards),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('plus'));
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <State<string | null> initial={'plus'}>
      {(value, set) => (
        <RadioCards
          label="Package"
          value={value}
          onChange={set}
          columns={2}
          options={[
            {
              id: 'base',
              title: 'Essential',
              description: 'Hotels, transfers and breakfast.',
              aside: '$1,980',
            },
            {
              id: 'plus',
              title: 'Signature',
              description: 'With all dinners and a sailing day.',
              aside: '$2,450',
            },
            {
              id: 'max',
              title: 'Grand',
              description: 'Not available on these dates.',
              aside: '$3,120',
              isDisabled: true,
            },
          ]}
        />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Essential/ }));
    await expect(canvas.getByRole('radio', { name: /Essential/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Grand/ })).toBeDisabled();
  },
};

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { MaskedDateField } from './MaskedDateField.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/MaskedDateField', component: MaskedDateField } satisfies Meta<
  typeof MaskedDateField
>;
export default meta;

export const Playground: Story = {
  args: { label: 'Date of birth', value: '1990-05-04', max: '2010-01-01', onChange: fn() },
  render: held(MaskedDateField),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '06151991');
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-06-15');
  },
};

export const Ready: Story = {
  render: () => (
    <State<string | null> initial={null}>
      {(value, set) => (
        <>
          <MaskedDateField label="Date of birth" value={value} onChange={set} max="2026-11-21" />
          <output className="mt-3 block text-sm text-muted">{value ?? 'no date'}</output>
        </>
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '05041990');
    await expect(input).toHaveValue('05/04/1990');
    await expect(canvas.getByText('1990-05-04')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '13451990');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Please enter a valid date');
    await userEvent.clear(input);
    await userEvent.type(input, '01012090');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Please enter a date inside the range');
  },
};
export const Filled: Story = {
  render: () => <MaskedDateField label="Expiration date" value="2031-02-28" onChange={() => undefined} />,
};
export const Disabled: Story = {
  render: () => (
    <MaskedDateField label="Start date" value="2027-05-04" onChange={() => undefined} isDisabled />
  ),
};

/** Outside of English, the day comes first. */
export const German: Story = {
  ...Ready,
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
    await userEvent.type(input, '4.5.1990');
    await expect(input).toHaveValue('04.05.1990');
    await expect(canvas.getByText('1990-05-04')).toBeVisible();
  },
};
export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

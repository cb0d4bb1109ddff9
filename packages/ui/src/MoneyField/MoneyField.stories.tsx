import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { MoneyField } from './MoneyField.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/MoneyField', component: MoneyField, parameters: { width: 440 } } satisfies Meta<
  typeof MoneyField
>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Price',
    description: 'Per traveler.',
    value: 245000,
    currency: 'USD',
    decimals: 2,
    onChange: fn(),
  },
  render: held(MoneyField),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '1980.5');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(198050));
  },
};

export const Ready: Story = {
  render: () => (
    <State<number | null> initial={245000}>
      {(value, set) => (
        <>
          <MoneyField label="Price per traveler" currency="USD" decimals={0} value={value} onChange={set} />
          <p data-testid="minor">{value}</p>
        </>
      )}
    </State>
  ),
};

export const Typed: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('$2,450');
    await userEvent.clear(input);
    await userEvent.type(input, '1980');
    await userEvent.tab();
    await expect(canvas.getByTestId('minor')).toHaveTextContent('198000');
    await expect(input).toHaveValue('$1,980');
  },
};

/** For a whole amount, cents are neither dropped nor reverted, but rejected as invalid. */
export const Cents: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '2199.5');
    await userEvent.tab();
    await expect(input).toHaveValue('$2,199.50');
    await expect(canvas.getByTestId('minor')).toHaveTextContent('219950');
    await expect(canvas.getByText('Enter a whole amount.')).toBeVisible();
  },
};

/** Cards are charged in steps of ten thousandths of a dinar. */
export const ThreeDecimals: Story = {
  render: () => (
    <State<number | null> initial={12_340}>
      {(value, set) => <MoneyField label="Amount" currency="KWD" value={value} onChange={set} />}
    </State>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('KWD\u00a012.340');
    await userEvent.clear(input);
    await userEvent.type(input, '12.345');
    await userEvent.tab();
    await expect(input).toHaveValue('KWD\u00a012.345');
    await expect(canvas.getByText('Enter amounts in steps of KWD 0.010.')).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

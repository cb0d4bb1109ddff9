import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/MultiSelect', component: MultiSelect } satisfies Meta<typeof MultiSelect>;
export default meta;

const options = ['Live', 'Confirmed', 'Closed', 'Complete', 'Cancelled'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
export const Playground: Story = {
  args: { label: 'Status', options, value: ['live'], onChange: fn(), onBlur: fn() },
  render: held(MultiSelect),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Status/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Closed' }));
    await expect(args.onChange).toHaveBeenCalledWith(['live', 'closed']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <State<string[]> initial={['live']}>
      {(value, set) => <MultiSelect label="Status" options={options} value={value} onChange={set} />}
    </State>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Status/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Closed' }));
    await userEvent.click(screen.getByRole('option', { name: 'Complete' }));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveTextContent('3 selected');
  },
};
export const Empty: Story = {
  render: () => <MultiSelect label="Status" options={options} value={[]} onChange={() => undefined} />,
};
export const Invalid: Story = {
  render: () => (
    <MultiSelect
      label="Interests"
      options={options}
      value={[]}
      onChange={() => undefined}
      error="At least one interest is required"
    />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

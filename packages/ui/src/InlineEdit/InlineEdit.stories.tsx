import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { InlineEdit } from './InlineEdit.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/InlineEdit', component: InlineEdit } satisfies Meta<typeof InlineEdit>;
export default meta;

export const Playground: Story = {
  args: { label: 'Trip name', value: 'Slow days in Lisbon', isRequired: true, limit: 60, onSave: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit Trip name/ }));
    await userEvent.type(await canvas.findByRole('textbox'), ' again{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Slow days in Lisbon again'));
  },
};

export const Ready: Story = {
  render: () => (
    <State initial="Slow days in Lisbon">
      {(value, set) => (
        <InlineEdit label="Trip name" value={value} onSave={set} isRequired className="text-lg font-medium" />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /Edit Trip name/ });
    await userEvent.click(opener);
    const input = await canvas.findByRole('textbox');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAccessibleDescription('This field is required');
    await userEvent.type(input, 'Long days in Porto{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Long days in Porto/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /Edit Trip name/ }));
    await userEvent.type(await canvas.findByRole('textbox'), 'xyz{Escape}');
    await expect(canvas.getByRole('button', { name: /Edit Trip name/ })).toHaveTextContent(
      'Long days in Porto',
    );
  },
};
export const Failing: Story = {
  render: () => (
    <InlineEdit
      label="Website"
      value=""
      placeholder="Add a website"
      onSave={() => Promise.reject(new Error('There was an error saving your profile. Please try again.'))}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await canvas.findByRole('textbox'), 'example.com{Enter}');
    await expect(await canvas.findByText(/There was an error saving/)).toBeVisible();
  },
};
export const Multiline: Story = {
  render: () => (
    <InlineEdit
      label="About"
      multiline
      limit={120}
      value="We walk a lot, eat late, and leave room for surprises."
      onSave={() => undefined}
    />
  ),
};
export const Disabled: Story = {
  render: () => <InlineEdit label="Trip name" value="Slow days" onSave={() => undefined} isDisabled />,
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

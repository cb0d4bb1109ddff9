import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/ErrorSummary', component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;
export default meta;

export const Playground: Story = {
  args: {
    title: 'Some entries require your attention before continuing.',
    errors: [
      { name: 'first', message: 'First name is required' },
      { name: 'born', message: 'Date of birth is required' },
    ],
  },
};

export const LeadsToTheField: Story = {
  render: () => (
    <form className="flex flex-col gap-5">
      <ErrorSummary
        title="Some entries require your attention before continuing."
        errors={[{ name: 'first', message: 'First name is required' }]}
      />
      <TextField
        label="First name"
        name="first"
        value=""
        onChange={() => undefined}
        error="This field is required"
      />
    </form>
  ),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus()),
};

export const RightToLeft: Story = { ...LeadsToTheField, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...LeadsToTheField, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = {
  ...LeadsToTheField,
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = longText(Playground);

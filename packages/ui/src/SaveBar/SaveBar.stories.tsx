import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/SaveBar', component: SaveBar } satisfies Meta<typeof SaveBar>;
export default meta;

export const Playground: Story = {
  args: { isDirty: true, message: 'Unsaved changes', onSave: fn(), onReset: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const save = fn();
export const Ready: Story = {
  render: () => (
    <State initial="Slow days">
      {(value, set) => (
        <div className="flex flex-col gap-6">
          <TextField label="Trip name" value={value} onChange={set} />
          <SaveBar isDirty={value !== 'Slow days'} onSave={save} onReset={() => set('Slow days')} />
        </div>
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), ' in Lisbon');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(save).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Slow days');
  },
};
export const Changed: Story = { render: () => <SaveBar isDirty onSave={save} onReset={() => undefined} /> };
export const Saving: Story = { render: () => <SaveBar isDirty isPending onSave={save} /> };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

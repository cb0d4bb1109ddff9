import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { TimeSelect } from './TimeSelect.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/TimeSelect', component: TimeSelect, parameters: { width: 440 } } satisfies Meta<
  typeof TimeSelect
>;
export default meta;

export const Playground: Story = {
  args: { label: 'Pickup', step: 15, from: '06:00', to: '22:00', value: '09:15', onChange: fn() },
  render: held(TimeSelect),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pickup/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^9:30 AM/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('09:30'));
  },
};

export const Ready: Story = {
  render: () => (
    <State<string | null> initial={'09:15'}>
      {(value, set) => (
        <TimeSelect label="Pickup" step={15} from="06:00" to="22:00" value={value} onChange={set} />
      )}
    </State>
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const TenMinutes: Story = {
  args: { label: 'Flight lands', step: 10, value: null, onChange: fn() },
  render: held(TimeSelect),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Flight lands/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => {
      const { top, bottom } = list.getBoundingClientRect();
      const shown = [...list.querySelectorAll('[role=option]')].filter((option) => {
        const at = option.getBoundingClientRect();
        return at.top >= top - 1 && at.bottom <= bottom + 1;
      });
      return expect(shown).toHaveLength(7);
    });
    await userEvent.click(await screen.findByRole('option', { name: /^9:20 AM/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('09:20'));
  },
};

export const LongText: Story = longText(Playground);

import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CalendarDays, Rows3 } from 'lucide-react';
import { State } from '../internal/story/State.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/SegmentedControl', component: SegmentedControl } satisfies Meta<
  typeof SegmentedControl
>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Show',
    value: 'list',
    options: [
      { id: 'list', label: 'List' },
      { id: 'map', label: 'Map' },
    ],
    stretch: false,
    onChange: fn(),
  },
  render: held(SegmentedControl),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await expect(args.onChange).toHaveBeenCalledWith('map');
  },
};

export const Ready: Story = {
  render: () => (
    <State initial="list">
      {(value, set) => (
        <SegmentedControl
          label="View"
          value={value}
          onChange={set}
          options={[
            { id: 'list', label: 'List', icon: <Rows3 aria-hidden /> },
            { id: 'calendar', label: 'Calendar', icon: <CalendarDays aria-hidden /> },
            { id: 'map', label: 'Map', isDisabled: true },
          ]}
        />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Calendar' }));
    await expect(canvas.getByRole('radio', { name: 'Calendar' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Map' })).toBeDisabled();
  },
};
export const Stretched: Story = {
  render: () => (
    <SegmentedControl
      label="Scheme"
      stretch
      value="light"
      onChange={() => undefined}
      options={[
        { id: 'light', label: 'Light' },
        { id: 'dark', label: 'Dark' },
        { id: 'system', label: 'System' },
      ]}
    />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

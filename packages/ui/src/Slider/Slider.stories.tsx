import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../internal/story/held.tsx';
import { State } from '../internal/story/State.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';
import { Slider } from './Slider.tsx';

const days = (n: number) => `${n} days before`;
const meta = {
  title: 'Forms/Slider',
  component: Slider,
  tags: ['new'],
  parameters: { width: 440 },
} satisfies Meta<typeof Slider>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'If you canceled',
    value: 30,
    min: 0,
    max: 120,
    valueText: days,
    onChange: fn(),
  },
  render: held(Slider),
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'If you canceled' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '30 days before');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith(31);
    await expect(canvas.getByText('31 days before')).toBeVisible();
  },
};

export const Ready: Story = {
  render: () => (
    <State initial={12}>
      {(value, set) => (
        <Slider
          label="If you canceled"
          description="Try a later day."
          value={value}
          onChange={set}
          min={0}
          max={40}
          valueText={(n) => `April ${(n % 30) + 1}`}
          ends={['Today', 'Day before departure']}
        />
      )}
    </State>
  ),
};
export const Disabled: Story = {
  render: () => (
    <Slider label="Days" value={3} onChange={() => undefined} min={0} max={9} valueText={days} isDisabled />
  ),
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Slider
      label="إذا ألغيت"
      value={3}
      onChange={() => undefined}
      min={0}
      max={9}
      valueText={(n) => `قبل ${n} أيام`}
      ends={['اليوم', 'قبل السفر']}
    />
  ),
};
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone', isRotated: false } } };
export const LongText: Story = longText(Ready);

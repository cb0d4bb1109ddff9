import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatCard } from './StatCard.tsx';
import { empty, failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Cards/StatCard', component: StatCard } satisfies Meta<typeof StatCard>;
export default meta;

export const Playground: Story = {
  args: { label: 'Pending', value: '12', detail: '3 this week', trend: 'up' },
};

export const Ready: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard label="Survey responses" value="1,240" detail="12% more than last month" trend="up" />
      <StatCard label="Earnings" value="$18,420" detail="after all fees" />
      <StatCard label="Spots sold" value="–" isLoading />
    </div>
  ),
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const Empty: Story = empty(Playground, { value: null, empty: 'No one has answered yet' });

/** In a narrow container, a figure shrinks but never wraps. */
export const LongFigure: Story = {
  render: () => (
    <div className="w-40">
      <StatCard label="Earnings" value="$1,215,163.50" />
    </div>
  ),
  play: async ({ canvas }) => {
    const figure = canvas.getByText('$1,215,163.50');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    await expect(figure.getClientRects()).toHaveLength(1);
  },
};

/** A press shows what the figure is made of. */
export const Pressable: Story = {
  args: { label: 'Refunded', value: '$12,430', onPress: fn(), pressLabel: 'Refunded $12,430: show entries' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refunded $12,430: show entries' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** An abbreviated figure that can be pressed: its name begins with what is shown. */
export const PressableAbbreviated: Story = {
  args: {
    ...Pressable.args,
    value: '$121,215,163.50',
    short: '$121M',
    pressLabel: 'Refunded $121,215,163.50',
  },
  decorators: [(Card) => <div className="w-36">{Card()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '$121M, Refunded $121,215,163.50' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Where even the shrunk figure would be too small to read, it is abbreviated; a press shows the whole. */
export const Abbreviated: Story = {
  render: () => (
    <div className="w-36">
      <StatCard label="Sold" value="$121,215,163.50" short="$121M" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const figure = await canvas.findByRole('button', { name: /\$121M.*\$121,215,163\.50/ });
    await userEvent.click(figure);
    await expect(canvas.getByText('$121,215,163.50')).toBeVisible();
    await expect(figure).toHaveAttribute('aria-expanded', 'true');
  },
};

export const LongText: Story = longText(Playground);

import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BedDouble, Bus, Utensils } from 'lucide-react';
import { State } from '../internal/story/State.tsx';
import { moved, type PlannerDay } from './DayPlanner.tsx';
import { DayPlanner, PlannerDrag } from './DayPlanner.tsx';
import { failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Planning/DayPlanner',
  component: DayPlanner,
  parameters: { width: 1000 },
} satisfies Meta<typeof DayPlanner>;
export default meta;

const things = [
  'Walk to the miradouro',
  'Dinner in Graça',
  'Tram 28',
  'Workshop: azulejos',
  'Boat on the Tagus',
  'Market breakfast',
];
const icons = [<Bus key="b" />, <Utensils key="u" />, <BedDouble key="d" />];
const plan = (count: number, each: number): PlannerDay[] =>
  Array.from({ length: count }, (_, d) => ({
    id: `d${d + 1}`,
    label: `Day ${d + 1}`,
    title: ['Arrival in Lisbon', 'By tram to Belém', 'To the Alentejo', 'A free day'][d % 4]!,
    items: Array.from({ length: d === 3 ? 0 : each }, (_, i) => ({
      id: `s${d}-${i}`,
      title: things[(d * 2 + i) % things.length]!,
      detail: ['Included', 'Optional', '2 hours'][i % 3]!,
      icon: icons[(d + i) % 3],
      ...(d === 0 && i === 0 && { isLocked: true }),
    })),
  }));
const kinds = [
  { id: 'activity', label: 'Activity' },
  { id: 'meal', label: 'Meal', icon: <Utensils aria-hidden /> },
  { id: 'transfer', label: 'Transfer', icon: <Bus aria-hidden /> },
];
const added = fn();
const Planner = ({ days, each, readOnly }: { days: number; each: number; readOnly?: boolean }) => (
  <State initial={plan(days, each)}>
    {(value, set) => (
      <DayPlanner
        label="Services by day"
        days={value}
        kinds={kinds}
        isReadOnly={!!readOnly}
        onAdd={added}
        onOpen={() => undefined}
        onMove={(move) => set(moved(value, move.item, move.to))}
      />
    )}
  </State>
);
const titles = (day: HTMLElement) =>
  [...day.querySelectorAll('[data-planner-item]')].map((el) => el.getAttribute('data-planner-item'));

export const Playground: Story = {
  args: { label: 'Services by day', days: plan(3, 2), kinds, onMove: fn(), onOpen: fn(), onAdd: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByText('Dinner in Graça')[0]!);
    await expect(args.onOpen).toHaveBeenCalledWith('s0-1');
    canvas.getAllByRole('button', { name: 'Move Dinner in Graça' })[0]!.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  render: () => <Planner days={4} each={3} />,
  play: async ({ canvas }) => {
    const [handle] = canvas.getAllByRole('button', { name: 'Move Dinner in Graça' });
    handle!.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText(/picked up/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(titles(canvas.getByRole('region', { name: 'Day 2' }))).toEqual(['s0-1', 's1-0', 's1-1', 's1-2']),
    );
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-planner-handle', 's0-1'));
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await expect(titles(canvas.getByRole('region', { name: 'Day 2' }))[0]).toBe('s0-1');
  },
};
const one = (id: string): PlannerDay => ({ id, label: `Day ${id}`, items: [] });
const stay = { id: 'stay', title: 'Casa do Sobreiro' };

export const DaysThatRefuse: Story = {
  render: () => (
    <State initial={[{ ...one('1'), items: [stay] }, one('2'), one('3')]}>
      {(value, set) => (
        <DayPlanner
          label="Services by day"
          days={value}
          whyNot={(_, day) => (day === '2' ? 'This day already has an accommodation.' : undefined)}
          onMove={(move) => set(moved(value, move.item, move.to))}
        />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Casa do Sobreiro' }));
    const reason = await screen.findByText('This day already has an accommodation.');
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(titles(canvas.getByRole('region', { name: 'Day 3' }))).toEqual(['stay']));
  },
};
export const FromTheMenu: Story = {
  render: () => <Planner days={4} each={2} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Actions for Dinner in Graça' })[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Day 4' }));
    await waitFor(() => expect(titles(canvas.getByRole('region', { name: 'Day 4' }))).toEqual(['s0-1']));
    await userEvent.click(canvas.getByRole('button', { name: 'Meal' }));
    await expect(added).toHaveBeenCalledWith(
      'meal',
      expect.objectContaining({ day: expect.stringMatching(/^d/) as string }),
    );
  },
};
export const Pointer: Story = {
  render: () => <Planner days={2} each={3} />,
  play: async ({ canvas }) => {
    const from = canvas.getAllByRole('button', { name: /^Move / })[0]!.getBoundingClientRect();
    const target = canvas.getByRole('region', { name: 'Day 2' });
    const handle = canvas.getAllByRole('button', { name: /^Move / })[0]!;
    const to = target.getBoundingClientRect();
    const at = (x: number, y: number) => ({ bubbles: true, clientX: x, clientY: y, button: 0, pointerId: 1 });
    handle.dispatchEvent(new PointerEvent('pointerdown', at(from.x + 8, from.y + 8)));
    dispatchEvent(new PointerEvent('pointermove', at(from.x + 20, from.y + 20)));
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'));
    target.scrollIntoView({ block: 'center' });
    const box = target.getBoundingClientRect();
    dispatchEvent(new PointerEvent('pointermove', at(to.x + 60, box.bottom - 6)));
    await waitFor(() => expect(target).toHaveClass('bg-accent-soft'));
    dispatchEvent(new PointerEvent('pointerup', at(to.x + 60, box.bottom - 6)));
    await waitFor(() => expect(titles(canvas.getByRole('region', { name: 'Day 2' }))).toHaveLength(4));
  },
};
const rooms: PlannerDay[] = [
  { ...one('r1'), label: 'Room 1', items: [{ id: 'ana', title: 'Ana Ruiz' }] },
  {
    ...one('r2'),
    label: 'Room 2',
    items: [
      { id: 'mia', title: 'Mia Berg' },
      { id: 'leo', title: 'Leo Ruiz' },
    ],
  },
  { ...one('r3'), label: 'Room 3', items: [{ id: 'ida', title: 'Ida Holm' }] },
];
export const InNoOrder: Story = {
  render: () => (
    <State initial={rooms}>
      {(value, set) => (
        <DayPlanner
          label="Rooms"
          days={value}
          isUnordered
          emptyText="No one sleeps here"
          whyNot={(_, room) => (room === 'r2' ? 'This room is full.' : undefined)}
          onMove={(move) => set(moved(value, move.item, move.to))}
        />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Ana Ruiz' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(titles(canvas.getByRole('region', { name: 'Room 3' })).toSorted()).toEqual(['ana', 'ida']),
    );
    await expect(await canvas.findByText('Ana Ruiz: moved to Room 3.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ida Holm' }));
    await waitFor(() => expect(screen.getByText('This room is full.')).toBeVisible());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Room 1' }));
    await waitFor(() => expect(titles(canvas.getByRole('region', { name: 'Room 1' }))).toEqual(['ida']));
  },
};

const shelved = fn();
export const WithShelf: Story = {
  render: () => (
    <State initial={plan(3, 2)}>
      {(value, set) => (
        <DayPlanner
          label="Services by day"
          days={value}
          onMove={(move) => set(moved(value, move.item, move.to))}
          shelf={
            <PlannerDrag
              id="sauna"
              title="Sauna by the lake"
              detail="Activity · 1 hour"
              icon={<BedDouble />}
              onDrop={shelved}
            />
          }
        />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    const item = canvas.getByRole('button', { name: 'Add Sauna by the lake Activity · 1 hour' });
    await userEvent.click(item);
    await expect(shelved).toHaveBeenLastCalledWith({ day: 'd1', index: 2 });
    const target = canvas.getByRole('region', { name: 'Day 2' });
    target.scrollIntoView({ block: 'center' });
    const from = item.getBoundingClientRect();
    const at = (x: number, y: number) => ({ bubbles: true, clientX: x, clientY: y, button: 0, pointerId: 1 });
    item.dispatchEvent(new PointerEvent('pointerdown', at(from.x + 9, from.y + 9)));
    const to = target.getBoundingClientRect();
    dispatchEvent(new PointerEvent('pointermove', at(from.x - 20, from.y + 20)));
    dispatchEvent(new PointerEvent('pointermove', at(to.x + 60, to.bottom - 6)));
    await waitFor(() => expect(target).toHaveClass('bg-accent-soft'));
    dispatchEvent(new PointerEvent('pointerup', at(to.x + 60, to.bottom - 6)));
    await waitFor(() => expect(shelved).toHaveBeenLastCalledWith({ day: 'd2', index: 2 }));
  },
};

export const ReadOnly: Story = { render: () => <Planner days={2} each={2} readOnly /> };
export const Empty: Story = {
  render: () => (
    <DayPlanner
      label="Services by day"
      days={[{ id: 'd1', label: 'Day 1', items: [] }]}
      onMove={() => undefined}
    />
  ),
};
export const ThreeWeeks: Story = { render: () => <Planner days={21} each={4} /> };
export const Phone: Story = {
  render: () => <Planner days={4} each={3} />,
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { ...Keyboard, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Keyboard, play: undefined, globals: { scheme: 'dark' } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const LongText: Story = longText(Playground);

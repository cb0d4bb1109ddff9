import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';
import { SortableList } from './SortableList.tsx';

const meta = { title: 'Layout/SortableList', component: SortableList } satisfies Meta<typeof SortableList>;
export default meta;

const row = (name: string) => ({ id: name, content: <p className="px-2 py-3">{name}</p> });
const items = ['Azores', 'Lofoten Islands', 'Oaxaca', 'Kyoto'].map(row);

const handle = (canvas: HTMLElement, at: number) =>
  canvas.querySelectorAll<HTMLElement>('[data-handle]')[at]!;

/** Drags a handle past the middle of another row, without letting go. */
async function dragTo(canvas: HTMLElement, from: number, to: number) {
  const middle = (row: Element) => {
    const box = row.getBoundingClientRect();
    return { clientX: box.left + 20, clientY: box.top + box.height / 2 };
  };
  const rows = canvas.querySelectorAll('li');
  await fireEvent.pointerDown(handle(canvas, from), { button: 0, ...middle(rows[from]!) });
  const { clientX, clientY } = middle(rows[to]!);
  await fireEvent.pointerMove(document.body, { clientX, clientY: clientY + (to > from ? 4 : -4) });
}

export const Playground: Story = {
  args: { label: 'Destinations', items, onMove: fn(), isDisabled: false },
  play: async ({ args, canvasElement }) => {
    await dragTo(canvasElement, 0, 2);
    await fireEvent.pointerUp(document.body);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('Azores', 2));
  },
};

function Sorted() {
  const [order, setOrder] = useState(items);
  return (
    <SortableList
      label="Destinations"
      items={order}
      onMove={(id, by) => {
        const from = order.findIndex((item) => item.id === id);
        setOrder(order.toSpliced(from, 1).toSpliced(from + by, 0, order[from]!));
      }}
    />
  );
}

export const Ready: Story = {
  render: () => <Sorted />,
  play: async ({ canvas, canvasElement }) => {
    const names = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    await dragTo(canvasElement, 3, 0);
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(document.body);
    await expect(names()[0]).toBe('Azores');
    await dragTo(canvasElement, 3, 0);
    await fireEvent.pointerUp(document.body);
    await waitFor(() => expect(names()).toEqual(['Kyoto', 'Azores', 'Lofoten Islands', 'Oaxaca']));
  },
};

export const ReadOnly: Story = { args: { ...Playground.args, isDisabled: true } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);

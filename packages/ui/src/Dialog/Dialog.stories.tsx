import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Select } from '../Select/Select.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { Dialog } from './Dialog.tsx';
import { opened } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Overlays/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;

export const Playground: Story = {
  args: {
    isOpen: false,
    title: 'Share the trip with your audience',
    children: '1,240 people on your list get an email with your words and the link to the trip.',
    footer: <Button>Send</Button>,
    size: 'md',
    onClose: fn(),
  },
  render: opened(Dialog, 'Send …'),
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Send …' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  render: () => (
    <Dialog
      isOpen
      onClose={() => undefined}
      title="Share the trip with your audience"
      footer={
        <>
          <Button variant="ghost">Not now</Button>
          <Button>Send</Button>
        </>
      }
    >
      1,240 people on your list get an email with your words and the link to the trip.
    </Dialog>
  ),
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Share the trip with your audience' }),
    ).toBeInTheDocument();
    await userEvent.tab();
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Dark: Story = { ...Open, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Open, play: undefined, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...Open, play: undefined, globals: { locale: 'ar-EG' } };

export const LongText: Story = longText(Playground);

const places = ['Lisbon', 'Porto', 'Sintra', 'Tavira', 'Faro', 'Lagos', 'Braga', 'Coimbra'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

function Fields(args: Record<string, unknown>) {
  const [isOpen, setOpen] = useState(true);
  const [place, setPlace] = useState<string | null>(null);
  const [way, setWay] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [tags, setTags] = useState<string[]>([]);
  return (
    <Dialog
      {...args}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title="Add a stop"
      footer={<Button>Add</Button>}
    >
      <div className="flex flex-col gap-5">
        <ComboBox label="Place" options={places} value={place} onChange={setPlace} />
        <Select label="Way" options={places} value={way} onChange={setWay} />
        <DatePicker label="Day" value={day} onChange={setDay} />
        <TagField label="Themes" options={places} value={tags} onChange={setTags} />
      </div>
    </Dialog>
  );
}

/** Selecting from a field's list or calendar, which opens over the dialog, leaves the dialog open. */
export const WithFields: Story = {
  render: (args) => <Fields {...args} />,
};

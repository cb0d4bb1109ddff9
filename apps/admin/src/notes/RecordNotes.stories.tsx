import type { RecordNotes as Notes } from '@caravan/sdk';
import {
  getGetRecordNotesMockHandler,
  getListTaggedMockHandler,
  getSaveRecordNoteMockHandler,
} from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import RecordNotes from './RecordNotes.tsx';

const id = '01980d5e-0000-7000-8000-000000000001';
const notes: Notes = {
  notes: [
    {
      id: '01980d5e-0000-7000-8000-000000000011',
      text: 'Spoke with Maya. She moves the welcome dinner to 8 PM and tells the group herself.',
      by: 'Amara Fields',
      at: '2026-05-04T15:20:00Z',
      own: true,
    },
    {
      id: '01980d5e-0000-7000-8000-000000000012',
      text: 'The operator asks for rooming two weeks earlier than usual.',
      by: 'Jonas Weber',
      at: '2026-05-02T09:00:00Z',
      changedAt: '2026-05-02T09:10:00Z',
      own: false,
    },
  ],
  tags: ['first trip', 'vip'],
  known: ['vip', 'first trip', 'late fee'],
  canWrite: true,
};
const answer = (data: Notes) =>
  served([
    getGetRecordNotesMockHandler({ success: true, data }),
    getSaveRecordNoteMockHandler({ success: true, data: { ok: true } }),
    getListTaggedMockHandler({
      success: true,
      data: {
        items: [
          { objectType: 'Host', objectId: '01980d5e-0000-7000-8000-000000000002', name: 'Maya Okonkwo' },
        ],
      },
    }),
  ]);

const meta = {
  title: 'Portals/RecordNotes',
  component: RecordNotes,
  parameters: framed,
  decorators: [answer(notes)],
  args: { objectType: 'Trip', objectId: id },
} satisfies Meta<typeof RecordNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNotes: Story = {};
export const Tagged: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'vip' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Maya Okonkwo' })).toBeVisible());
  },
};
export const Empty: Story = { decorators: [answer({ ...notes, notes: [], tags: [] })] };
export const ReadOnly: Story = {
  decorators: [
    answer({ ...notes, canWrite: false, notes: notes.notes.map((note) => ({ ...note, own: false })) }),
  ],
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Notice } from '@caravan/sdk';
import { getListMyNoticesMockHandler, getReadMyNoticesMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { words } from './messages.ts';
import { NoticesDrawer } from './NoticesDrawer.tsx';

const notices: Notice[] = [
  {
    id: '01980000-0000-7000-8000-000000000003',
    title: 'New booking for Lunch in the Alentejo',
    path: '/app/host/trips/t1/bookings',
    at: '2027-05-04T09:12:00Z',
    read: false,
  },
  {
    id: '01980000-0000-7000-8000-000000000002',
    title: 'Your prices are approved',
    path: '/app/host/trips/t1/pricing',
    at: '2027-05-03T16:40:00Z',
    read: false,
  },
  {
    id: '01980000-0000-7000-8000-000000000001',
    title: 'Your account has changed',
    at: '2027-04-28T07:05:00Z',
    read: true,
  },
];
let left = notices;
const answer = () => ({ success: true, data: { items: left, unread: left.filter((n) => !n.read).length } });
const list = getListMyNoticesMockHandler(answer);
const read = getReadMyNoticesMockHandler(() => {
  left = notices.map((notice) => ({ ...notice, read: true }));
  return { success: true, data: { ok: true } };
});

const meta = {
  title: 'Shell/Notices',
  component: NoticesDrawer,
  parameters: { ...framed, frame: false },
  decorators: [served([list, read])],
  args: { onClose: fn() },
  beforeEach: () => void (left = notices),
} satisfies Meta<typeof NoticesDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Your prices are approved' });
    await expect(link).toHaveAttribute('href', '/app/host/trips/t1/pricing');
    await expect(screen.getAllByRole('img', { name: words.unread })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: words.readAll }));
    await waitFor(() => expect(screen.queryByRole('img', { name: words.unread })).toBeNull());
    await expect(
      within(screen.getByRole('dialog')).queryByRole('button', { name: words.readAll }),
    ).toBeNull();
  },
};
export const Empty: Story = {
  decorators: [
    served([getListMyNoticesMockHandler(() => ({ success: true, data: { items: [], unread: 0 } }))]),
  ],
};
export const Loading: Story = { decorators: [served('never')] };
export const Failed: Story = { decorators: [served('failure')] };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

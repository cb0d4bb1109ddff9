import type { TimelineEntry, TimelinePage } from '@caravan/sdk';
import {
  getGetEmailMockHandler,
  getListEmailHooksMockHandler,
  getListTimelineMockHandler,
} from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import RecordTimeline from './RecordTimeline.tsx';

const id = (n: number) => `01980d5e-0000-7000-8000-0000000000${n}`;
const entries: TimelineEntry[] = [
  {
    id: id(11),
    at: '2026-05-04T15:20:00Z',
    kind: 'webhook',
    webhook: {
      received: false,
      event: 'booking.status_changed',
      address: 'https://hooks.northwind.example/caravan/events',
      state: 'failed',
      attempts: 11,
      webhookId: id(71),
      problem: 'answered 503',
    },
  },
  {
    id: id(12),
    at: '2026-05-04T15:19:58Z',
    kind: 'change',
    change: {
      id: id(12),
      at: '2026-05-04T15:19:58Z',
      action: 'booking.confirm',
      objectType: 'Booking',
      objectId: id(90),
      actorName: 'Amara Fields',
      actingAsName: 'Maya Rivera',
      ip: '203.0.113.7',
      before: { status: 'pending' },
      after: { status: 'confirmed' },
    },
  },
  {
    id: id(13),
    at: '2026-05-04T15:19:58Z',
    kind: 'email',
    email: {
      id: id(13),
      hook: 'booking_confirmed',
      recipient: 'riley@home.example',
      subject: 'You’re going to Lisbon',
      createdAt: '2026-05-04T15:19:58Z',
      sentAt: '2026-05-04T15:20:01Z',
    },
  },
  {
    id: id(14),
    at: '2026-05-03T09:00:00Z',
    kind: 'money',
    money: {
      what: 'refund',
      state: 'waiting',
      amountMinor: 12500,
      currency: 'USD',
      method: 'Visa ending in 4242',
      orderId: 'C-7F3K2',
      bookingId: id(90),
    },
  },
  {
    id: id(15),
    at: '2026-05-02T09:00:00Z',
    kind: 'webhook',
    webhook: { received: true, event: 'payment.succeeded', address: 'stripe', state: 'done' },
  },
  {
    id: id(16),
    at: '2026-05-02T08:59:00Z',
    kind: 'money',
    money: {
      what: 'payoutPlanned',
      state: 'waiting',
      amountMinor: 480000,
      currency: 'USD',
      label: 'First half of earnings',
      payeeName: 'Maya Rivera',
    },
  },
  {
    id: id(17),
    at: '2026-05-01T08:00:00Z',
    kind: 'job',
    job: { label: 'Write an export', state: 'running', requestedBy: 'Maya Rivera' },
  },
];
const answer = (data: TimelinePage) =>
  served([
    getListTimelineMockHandler(({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      return { success: true, data: { ...data, items: data.items.filter((e) => !kind || e.kind === kind) } };
    }),
    getGetEmailMockHandler({
      success: true,
      data: {
        ...entries.flatMap(({ email }) => email ?? [])[0]!,
        html: '<p>See you in Lisbon.</p>',
        plain: 'See you in Lisbon.',
      },
    }),
    getListEmailHooksMockHandler({
      success: true,
      data: {
        items: [
          {
            hook: 'booking_confirmed',
            name: 'Booking confirmed',
            when: 'The host confirms a booking',
            recipient: 'traveler',
          },
        ],
      },
    }),
  ]);

const meta = {
  title: 'Portals/RecordTimeline',
  component: RecordTimeline,
  parameters: framed,
  args: { objectType: 'Trip', objectId: id(91) },
} satisfies Meta<typeof RecordTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  decorators: [answer({ items: entries, nextCursor: 'next' })],
  play: async () => {
    const list = await screen.findByRole('list', { name: 'History' });
    await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(7));
    await expect(screen.getByRole('link', { name: 'Order C-7F3K2' })).toHaveAttribute(
      'href',
      `/admin/bookings/${id(90)}?tab=money`,
    );
    await expect(screen.getByRole('button', { name: 'Show earlier' })).toBeVisible();
  },
};

/** An email opens as it was sent. */
export const OneKind: Story = {
  decorators: [answer({ items: entries })],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Emails' }));
    const list = await screen.findByRole('list', { name: 'History' });
    await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'You’re going to Lisbon' }));
    const email = () => screen.getByRole('dialog', { name: 'You’re going to Lisbon' });
    await waitFor(() => expect(email()).toBeVisible());
  },
};

export const NothingOfAKind: Story = {
  decorators: [answer({ items: entries.filter(({ kind }) => kind !== 'job') })],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Jobs' }));
    await expect(await screen.findByText('Nothing of this kind')).toBeVisible();
  },
};

export const Empty: Story = { decorators: [answer({ items: [] })] };

export const Loading: Story = {
  decorators: [served([http.get('*/api/admin/timeline', async () => delay('infinite'))])],
};

export const Failed: Story = {
  decorators: [
    served([
      http.get('*/api/admin/timeline', () =>
        HttpResponse.json({ success: false, error: 'The server is busy. Try again.' }, { status: 503 }),
      ),
    ]),
  ],
};

import type { RequestQuestions } from '@caravan/sdk';
import {
  getListRequestQuestionsMockHandler,
  getSeeRequestMessagesMockHandler,
  getWriteRequestMessageMockHandler,
} from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { Questions } from './Questions.tsx';

const id = '01980d5e-0000-7000-8000-000000000001';
const asked: RequestQuestions = {
  canWrite: true,
  unread: 1,
  threads: [
    {
      id: '01980d5e-0000-7000-8000-000000000011',
      open: true,
      answerable: true,
      messages: [
        {
          id: '01980d5e-0000-7000-8000-000000000021',
          byHost: true,
          author: 'Maya Okonkwo',
          text: 'Can the hike on day two start at seven?\nTwo of us like to be back before noon.',
          at: '2026-05-04T15:20:00Z',
          mine: false,
          unread: true,
        },
      ],
    },
    {
      id: '01980d5e-0000-7000-8000-000000000012',
      open: false,
      answerable: false,
      messages: [
        {
          id: '01980d5e-0000-7000-8000-000000000022',
          byHost: false,
          author: 'Duarte Pires',
          text: 'Are all of you comfortable on bicycles?',
          at: '2026-05-02T09:00:00Z',
          mine: true,
          unread: false,
        },
        {
          id: '01980d5e-0000-7000-8000-000000000023',
          byHost: true,
          author: 'Maya Okonkwo',
          text: 'Yes, everyone rides.',
          at: '2026-05-02T11:30:00Z',
          mine: false,
          unread: false,
        },
      ],
    },
  ],
};
const answer = (data: RequestQuestions) =>
  served([
    getListRequestQuestionsMockHandler({ success: true, data }),
    getSeeRequestMessagesMockHandler({ success: true, data: { ok: true } }),
    getWriteRequestMessageMockHandler({
      success: true,
      data: {
        ...data,
        unread: 0,
        threads: data.threads.map((thread) => ({ ...thread, open: false, answerable: false })),
      },
    }),
  ]);

const meta = {
  title: 'Portals/Questions',
  component: Questions,
  parameters: framed,
  decorators: [answer(asked)],
  args: { requestId: id, reader: 'operator' },
} satisfies Meta<typeof Questions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async () => {
    await expect(await screen.findByText('New', {}, { timeout: 20_000 })).toBeVisible();
    await expect(screen.getByText('Yes, everyone rides.')).toBeVisible();
  },
};

/** An answer closes the question. */
export const Answering: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }, { timeout: 20_000 }));
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await expect(await screen.findByText('Write a message')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'Seven is fine.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await expect(await screen.findAllByText('Answered', {}, { timeout: 20_000 })).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { reader: 'host' },
  decorators: [answer({ canWrite: true, unread: 0, threads: [] })],
  play: async () => {
    await expect(await screen.findByText('No questions yet.', {}, { timeout: 20_000 })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  },
};

/** A request that was accepted or declined. */
export const Closed: Story = { decorators: [answer({ ...asked, canWrite: false, unread: 0 })] };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { NoticeChoice } from '@caravan/sdk';
import { getChooseMyNoticeMockHandler, getListMyNoticeChoicesMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { NoticeChoicesPage } from './NoticeChoicesPage.tsx';
import { noticeWords as words } from './noticeMessages.ts';

const first: NoticeChoice[] = [
  { kind: 'trips', mail: true, bell: true },
  { kind: 'group', mail: false, bell: true },
  { kind: 'integrations', mail: false, bell: false },
];
let kept = first;
const list = getListMyNoticeChoicesMockHandler(() => ({ success: true, data: { items: kept } }));
const choose = getChooseMyNoticeMockHandler(async ({ request }) => {
  const to = (await request.clone().json()) as NoticeChoice;
  kept = kept.map((choice) => (choice.kind === to.kind ? to : choice));
  return { success: true, data: { items: kept } };
});

const meta = {
  title: 'Shell/Account/NoticeChoicesPage',
  component: NoticeChoicesPage,
  parameters: framed,
  decorators: [served([list, choose])],
  beforeEach: () => void (kept = first),
} satisfies Meta<typeof NoticeChoicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const trips = within(await screen.findByRole('group', { name: words.kinds.trips.title }));
    await userEvent.click(trips.getByRole('switch', { name: words.mail }));
    await waitFor(() => expect(trips.getByRole('switch', { name: words.mail })).not.toBeChecked());
    await expect(trips.getByRole('switch', { name: words.bell })).toBeChecked();
    await expect(screen.getByText(words.always)).toBeVisible();
  },
};
/** A switch takes effect immediately, and keyboard focus stays on it. */
export const ByKeyboard: Story = {
  play: async () => {
    const trips = within(await screen.findByRole('group', { name: words.kinds.trips.title }));
    const [mail, bell] = [words.mail, words.bell].map((name) => trips.getByRole('switch', { name }));
    mail!.focus();
    await userEvent.keyboard(' ');
    await expect(mail).not.toBeChecked();
    await expect(mail).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(bell).not.toBeChecked();
    await waitFor(() =>
      expect(kept.find(({ kind }) => kind === 'trips')).toEqual({ kind: 'trips', mail: false, bell: false }),
    );
    await expect(mail).not.toBeChecked();
    await expect(bell).toHaveFocus();
  },
};
const refuse = getChooseMyNoticeMockHandler(() => {
  throw Response.json(
    { success: false, code: 'illegal_state', error: 'Not at the moment.' },
    { status: 409 },
  );
});
/** A rejected change reverts with the reason, and the switch keeps focus. */
export const Refused: Story = {
  decorators: [served([list, refuse])],
  play: async () => {
    const trips = within(await screen.findByRole('group', { name: words.kinds.trips.title }));
    const mail = trips.getByRole('switch', { name: words.mail });
    mail.focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Not at the moment.');
    await waitFor(() => expect(mail).toBeChecked());
    await expect(mail).toHaveFocus();
  },
};
export const Loading: Story = { decorators: [served('never')] };
export const Failed: Story = { decorators: [served('failure')] };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { SitePage } from '@caravan/sdk';
import { getListSitePageVersionsMockHandler, getPublishSitePageMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import PublishDialog from './PublishDialog.tsx';

const live = {
  number: 2,
  title: 'Traveler terms',
  html: '<h2>Payment</h2><p>Pay within ten days.</p><p>We confirm each payment by email.</p>',
  note: '',
  publishedAt: '2026-11-20T09:00:00Z',
  publishedBy: 'Amara Fields',
  live: true,
};
const page: SitePage = {
  page: 'terms',
  language: 'en',
  version: 5,
  title: 'Traveler terms',
  html: '<h2>Payment</h2><p>Pay within five days.</p><p>We confirm each payment by email.</p>',
  draftSavedAt: '2026-11-25T09:00:00Z',
  live,
  availableActions: ['save', 'publish', 'discard', 'takeDown'],
};
const onChanged = fn();
const onClose = fn();
const answers = (items: (typeof live)[]) =>
  served([
    getListSitePageVersionsMockHandler({ success: true, data: { items } }),
    getPublishSitePageMockHandler({ success: true, data: page }),
  ]);

const meta = {
  title: 'Portals/PublishDialog',
  component: PublishDialog,
  parameters: framed,
  decorators: [answers([live])],
  args: { page, onChanged, onClose },
} satisfies Meta<typeof PublishDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const { live: _, ...unpublished } = page;

export const Changed: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('ten')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: /What changed/ }), 'Five days instead of ten');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
};
export const First: Story = { args: { page: unpublished }, decorators: [answers([])] };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

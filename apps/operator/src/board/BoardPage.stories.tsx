import type { BoardItem } from '@caravan/sdk';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BoardPage } from './BoardPage.tsx';

const id = '019a0000-0000-7000-8000-000000000001';
const data = (of: object) => HttpResponse.json({ success: true, data: of });
const item: BoardItem = {
  id,
  version: 3,
  name: 'Slow days in Lisbon',
  hostName: 'Maya Okonkwo',
  startDate: '2027-06-05',
  endDate: '2027-06-12',
  hero: { url: '/media/art/coast/dawn/lisbon.svg?aspect=hero' },
  since: '2027-03-02',
  spotsTaken: 0,
  minimumSpots: 8,
  maximumSpots: 14,
  missingDays: [],
  uncoveredDays: [],
  changedDays: [],
};
const request = {
  ...item,
  editable: true,
  host: { displayName: item.hostName },
  itinerary: { id: '019a0000-0000-7000-8000-000000000002', name: item.name, hero: item.hero },
  tripLength: 8,
  selectedPackage: 'standard',
  companions: [],
  hostRooms: [],
  additionalRequests: 'A quiet room, please.',
};
const board = (of: object) => http.get('*/api/me/trip-board', () => data(of));
const meta = {
  title: 'Portals/BoardPage',
  component: BoardPage,
  parameters: framed,
  decorators: [
    served([
      board({ lanes: [{ lane: 'requests', count: 1, items: [item] }] }),
      http.get('*/api/me/trip-requests/*', () => data(request)),
      http.get('*/api/me/itineraries/*', () => data({ id: request.itinerary.id, name: item.name })),
    ]),
  ],
} satisfies Meta<typeof BoardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card does its step in a drawer on top of the board, by keyboard, too. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole('button', { name: `Answer: ${item.name}` }, { timeout: 20_000 });
    answer.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));
    // Elements found while the drawer opens may be replaced.
    await waitFor(() => expect(drawer.getByText('A quiet room, please.')).toBeVisible());
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Approve as requested' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(answer).toHaveFocus());
  },
};
export const Loading: Story = {
  decorators: [served([http.get('*/api/me/trip-board', async () => delay('infinite'))])],
};
export const Empty: Story = {
  decorators: [served([board({ lanes: [] })])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to do', {}, { timeout: 20_000 })).toBeVisible();
  },
};
export const Failed: Story = { decorators: [served('failure')] };
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

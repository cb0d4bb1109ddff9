import type { TripDifference, TripVersionPage } from '@caravan/sdk';
import { getCompareTripVersionsMockHandler, getListTripVersionsMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { VersionsButton } from './VersionsButton.tsx';

const page: TripVersionPage = {
  items: [
    {
      version: 7,
      savedAt: '2027-03-04T08:20:00Z',
      savedAs: 'operator',
      action: 'trip.service_update',
      changes: 1,
    },
    { version: 5, savedAt: '2027-03-02T10:00:00Z', savedAs: 'host', action: 'trip.update', changes: 2 },
    { version: 1, savedAt: '2027-02-01T09:00:00Z', action: 'trip.create', changes: 0 },
  ],
};
const difference: TripDifference = {
  fields: [],
  services: [
    {
      serviceId: 's1',
      type: 'activity',
      name: 'Sunrise paddle',
      day: 2,
      change: 'changed',
      fields: [{ field: 'startTime', before: '"08:15"', after: '"09:30"' }],
    },
  ],
};
const answer = (items: TripVersionPage['items']) =>
  served([
    getListTripVersionsMockHandler({ success: true, data: { items } }),
    getCompareTripVersionsMockHandler({ success: true, data: difference }),
  ]);

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Versions' }));
}

const meta = {
  title: 'Shell/TripVersions',
  component: VersionsButton,
  parameters: framed,
  decorators: [answer(page.items)],
  args: { tripId: 't1' },
  play: open,
} satisfies Meta<typeof VersionsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async () => {
    await open();
    await userEvent.click((await screen.findAllByRole('button', { expanded: false, name: /Version 7/ }))[0]!);
    await waitFor(() => expect(screen.getByText('Sunrise paddle')).toBeVisible());
  },
};
export const None: Story = { decorators: [answer([])] };
export const Loading: Story = { decorators: [served('never')] };
export const Failure: Story = { decorators: [served('failure')] };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

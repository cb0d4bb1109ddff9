import type { InventoryList, Itinerary } from '@caravan/sdk';
import { getListInventoryMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ReviewContext } from './comments.ts';
import { Days } from './Days.tsx';
import { Details } from './Details.tsx';
import { Offer } from './Offer.tsx';

const itinerary = {
  id: '01980d5e-0000-7000-8000-000000000001',
  version: 3,
  name: 'Crater lakes',
  country: 'Portugal',
  destination: 'Azores',
  currency: 'USD',
  tier: 1,
  lengthInDays: 2,
  activityLevel: 3,
  minimumSpots: 4,
  maximumSpots: 12,
  tripSummary: 'Walk from lake to lake, and eat where fishermen do.',
  categories: ['Hiking', 'Food'],
  cities: ['Furnas', 'Ponta Delgada'],
  logistics: 'Bring boots. Nights are cold in May.',
  tripLeadTime: { months: 2, days: 10 },
  yearOverYearIncreaseBp: 350,
  hostGroundTransferCostMinor: 12_000,
  itineraryInventoryEnabled: true,
  inclusions: ['Boat to the island', 'All breakfasts'],
  exclusions: ['Flights'],
  arrivalLocation: { code: 'PDL', name: 'Ponta Delgada' },
  additionalOptionalServices: [
    { id: 'o1', name: 'Whale watching', type: 'activity', priceMinor: 6500, quantity: 12 },
  ],
  photos: ['lake', 'volcano', 'coast'].map((scene) => ({
    url: `/media/art/${scene}/dawn/${scene}.svg`,
    alt: `A ${scene} at dawn`,
  })),
  packages: [
    {
      level: 'standard',
      enabled: true,
      accommodationLevels: ['3-star'],
      mealLevels: ['Half board'],
      foodOptions: ['Vegan'],
      fromPriceMinor: 150_000,
    },
  ],
  servicesByDay: [
    {
      day: 1,
      services: [
        { id: 's1', type: 'info', title: 'Arrival by the sea', description: 'We meet at the harbor.' },
        {
          id: 's2',
          type: 'activity',
          name: 'Whale watching',
          description: 'Three hours on the water.',
          includedActivity: false,
          priceMinor: 6500,
          minPax: 4,
        },
      ],
    },
    { day: 2, services: [] },
  ],
} as unknown as Itinerary;

const departures: InventoryList = {
  years: [2027],
  items: [
    {
      id: '01980d5e-0000-7000-8000-000000000002',
      startDate: '2027-06-05',
      packageLevel: 'standard',
      quantityAvailable: 2,
      quantityPending: 0,
      quantityConfirmed: 0,
      status: 'available',
      singleSupplementPriceMinor: 40_000,
      singleSupplementQuantityAvailable: 2,
      costSchedule: [
        { numberOfTravelers: 4, priceMinor: 180_000 },
        { numberOfTravelers: 8, priceMinor: 150_000 },
      ],
      isReserved: false,
      version: 1,
    },
  ],
};

/** A submission as its reviewer reads it, with a comment that is kept while the story is open. */
function Review({ isFirst }: { isFirst: boolean }) {
  const [text, setText] = useState('Say where lunch is.');
  return (
    <ReviewContext
      value={{
        comments: text ? [{ field: 'tripSummary', text }] : [],
        say: (place, said) => place.field === 'tripSummary' && setText(said),
        isFirst,
      }}
    >
      <div className="flex flex-col gap-10">
        <Details itinerary={itinerary} />
        <Days itinerary={itinerary} />
        <Offer itinerary={itinerary} />
      </div>
    </ReviewContext>
  );
}

const meta = {
  title: 'Portals/ItineraryReview',
  component: Review,
  parameters: framed,
  decorators: [served([getListInventoryMockHandler({ success: true, data: departures })])],
  args: { isFirst: true },
} satisfies Meta<typeof Review>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('From 8: $1,500')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Edit the comment on Summary' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove comment' }));
    await waitFor(() => expect(screen.queryByText('Say where lunch is.')).not.toBeInTheDocument());
  },
};
export const Again: Story = { args: { isFirst: false } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

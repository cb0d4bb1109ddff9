import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeparturesView } from './DeparturesView.tsx';

const lisbon = '019a0000-0000-7000-8000-000000000001';
const meta = {
  title: 'Portals/Departures',
  component: DeparturesView,
  parameters: framed,
  decorators: [served([])],
  args: {
    year: 2027,
    departures: {
      itineraries: [
        {
          id: lisbon,
          name: 'Lunch in the Alentejo',
          departures: [
            {
              id: '019a0000-0000-7000-8000-000000000002',
              tripId: '019a0000-0000-7000-8000-000000000003',
              startDate: '2027-03-18',
              packageLevel: 'standard',
              status: 'fullyBooked',
              quantityTaken: 1,
              quantityAvailable: 1,
              spotsTaken: 12,
              maximumSpots: 16,
            },
            {
              id: '019a0000-0000-7000-8000-000000000004',
              startDate: '2027-10-04',
              packageLevel: 'premium',
              status: 'available',
              quantityTaken: 0,
              quantityAvailable: 2,
              spotsTaken: 0,
              maximumSpots: 0,
            },
          ],
        },
        { id: '019a0000-0000-7000-8000-000000000005', name: 'Slow days in Lisbon', departures: [] },
      ],
    },
  },
} satisfies Meta<typeof DeparturesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A departure with a trip leads to the trip; one without leads to the inventory. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', {}, { timeout: 20_000 }));
    await expect(
      table.getByRole('link', { name: /Mar 18: Standard, Fully booked, 12 of 16 spots/ }),
    ).toHaveAttribute(
      'href',
      '/app/operator/trips/019a0000-0000-7000-8000-000000000003/review-details?model=trip',
    );
    await expect(
      table.getByRole('link', { name: /Oct 04: Premium, Available, Not requested yet/ }),
    ).toHaveAttribute('href', `/app/operator/itineraries/${lisbon}/review-pricing`);
    await expect(table.queryByText('Slow days in Lisbon')).toBeNull();
  },
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

/** Month by month on phones. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Mar' }, { timeout: 20_000 });
    await expect(canvas.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Mar', 'Oct']);
  },
};

export const Empty: Story = {
  args: { departures: { itineraries: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No departures in 2027', {}, { timeout: 20_000 })).toBeVisible();
  },
};

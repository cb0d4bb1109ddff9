import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import BlockDates from './BlockDates.tsx';

const lisbon = { id: '019a0000-0000-7000-8000-000000000001', name: 'Slow days in Lisbon', version: 4 };
const porto = { id: '019a0000-0000-7000-8000-000000000002', name: 'Porto in winter', version: 2 };
const data = (of: object) => HttpResponse.json({ success: true, data: of });
const packages = [{ level: 'standard', enabled: true }];
const answers = [
  http.get('*/api/me/itineraries', () => data({ items: [lisbon, porto] })),
  http.get(`*/api/me/itineraries/${lisbon.id}`, () =>
    data({ ...lisbon, packages, itineraryInventoryEnabled: false }),
  ),
  http.get(`*/api/me/itineraries/${porto.id}`, () =>
    data({ ...porto, packages, itineraryInventoryEnabled: true }),
  ),
  http.get('*/api/me/itineraries/*/inventory', () => data({ items: [], years: [] })),
];
const meta = {
  title: 'Portals/BlockDates',
  component: BlockDates,
  parameters: framed,
  decorators: [served(answers)],
  args: { onClose: fn() },
} satisfies Meta<typeof BlockDates>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It says what blocking means for the chosen itinerary, and asks for what is missing. */
export const Ready: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Block dates' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Block dates' }));
    await expect(await dialog.findByText('Choose an itinerary')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Itinerary/ }));
    await userEvent.click(await screen.findByRole('option', { name: lisbon.name }));
    await expect(await dialog.findByText(/no one can request a trip/)).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [served([http.get('*/api/me/itineraries', () => delay('infinite'))])],
};
export const Empty: Story = {
  decorators: [served([http.get('*/api/me/itineraries', () => data({ items: [] }))])],
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

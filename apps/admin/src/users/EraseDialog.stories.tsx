import type { ErasureCalculation, Profile } from '@caravan/sdk';
import { getCalculateErasureMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import EraseDialog from './EraseDialog.tsx';

const user = {
  id: '01980d5e-0000-7000-8000-000000000001',
  firstName: 'Riley',
  lastName: 'Park',
  email: 'riley@home.example',
  version: 3,
} as Profile;
const quote: ErasureCalculation = {
  possible: true,
  reasons: [],
  person: { name: 'Riley Park', email: user.email, version: 3 },
  erases: [
    { part: 'travelers', count: 2 },
    { part: 'tripForms', count: 2 },
    { part: 'emails', count: 31 },
    { part: 'pictures', count: 1 },
  ],
  keeps: [
    { part: 'bookings', count: 2 },
    { part: 'payments', count: 4 },
  ],
};
const answer = (data: ErasureCalculation) => ({ success: true as const, data });

const meta = {
  title: 'Portals/EraseDialog',
  component: EraseDialog,
  parameters: framed,
  decorators: [served([getCalculateErasureMockHandler(answer(quote))])],
  args: { user, onClose: fn() },
} satisfies Meta<typeof EraseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const review = async () => {
  await userEvent.type(await screen.findByLabelText(/^Type /), user.email);
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Asked for by mail');
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
};

export const Ready: Story = {};
export const Preview: Story = {
  play: async () => {
    await review();
    await waitFor(() => expect(screen.getByText(/31 emails/)).toBeVisible());
  },
};
export const NotYet: Story = {
  decorators: [
    served([
      getCalculateErasureMockHandler(
        answer({
          ...quote,
          possible: false,
          reasons: [
            'They have a spot on a trip that is not over. Cancel the booking first, or wait for the end of the trip.',
          ],
          erases: [],
          keeps: [],
        }),
      ),
    ]),
  ],
  play: async () => {
    await review();
    await waitFor(() => expect(screen.getByText(/a trip that is not over/)).toBeVisible());
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

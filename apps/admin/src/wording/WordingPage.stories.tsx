import type { EmailWording } from '@caravan/sdk';
import { getGetEmailWordingMockHandler, getPreviewEmailWordingMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { WordingPage } from './WordingPage.tsx';

const sentence = { shown: [], fields: ['brand', 'tripName', 'orderDue'], kept: [], maxLength: 400 };
const email: EmailWording = {
  template: 'booking_confirmed',
  name: 'Booking confirmed',
  when: 'When a booking is paid',
  language: 'en',
  version: 3,
  sentences: [
    {
      ...sentence,
      id: 'subject_1:',
      slot: 'subject_1',
      kind: 'subject',
      standard: 'You’re going to {tripName}',
      own: 'Pack your bags for {tripName}',
    },
    { ...sentence, id: 'heading_1:', slot: 'heading_1', kind: 'heading', standard: 'You’re going!' },
    {
      ...sentence,
      id: 'paragraph_1:Order.Due',
      slot: 'paragraph_1',
      kind: 'paragraph',
      shown: ['If something is left to pay'],
      standard: 'Your balance is {orderDue}.',
      own: 'There’s a balance.',
      kept: ['orderDue'],
    },
    { ...sentence, id: 'button_1:', slot: 'button_1', kind: 'button', standard: 'See your trip' },
  ],
  changed: [],
  fields: [
    { name: 'brand', label: 'Name of your marketplace', sample: 'Caravan' },
    { name: 'orderDue', label: 'Amount left to pay', sample: '$1,200.00' },
    { name: 'tripName', label: 'Name of the trip', sample: 'Andes crossing' },
  ],
};
const preview = getPreviewEmailWordingMockHandler({
  success: true,
  data: {
    subject: 'Pack your bags for Andes crossing',
    preheader: 'See you in Cusco.',
    html: '<h1>You’re going!</h1><p>There’s a balance.</p><p><a href="#">See your trip</a></p>',
    plain: 'You’re going!\n\nThere’s a balance.',
  },
});
const draft = '*/api/admin/email-wordings/:template/preview';
const answers = (given: Partial<EmailWording> = {}, drawn = preview) =>
  served([getGetEmailWordingMockHandler({ success: true, data: { ...email, ...given } }), drawn], {
    group: 'admin',
  });

const meta = {
  title: 'Portals/WordingPage',
  component: WordingPage,
  parameters: framed,
  decorators: [answers()],
  args: { template: 'booking_confirmed', language: 'en' },
} satisfies Meta<typeof WordingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  decorators: [
    answers(
      {},
      http.post(draft, async () => {
        await delay('infinite');
      }),
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    answers(
      {},
      http.post(draft, () =>
        Response.json({ success: false, code: 'internal', error: 'Something went wrong.' }, { status: 500 }),
      ),
    ),
  ],
};
export const Changed: Story = {
  decorators: [
    answers({
      changed: [
        { id: 'heading_0:', kind: 'heading', text: 'Off you go!', standard: 'You’re going on a trip' },
      ],
    }),
  ],
  play: async () => {
    await waitFor(() => expect(screen.getByText('A standard text has changed')).toBeVisible());
  },
};
export const Fixed: Story = {
  decorators: [answers({ sentences: [], fixed: 'Emails about an account always have the standard words.' })],
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { TripApprovals } from '@caravan/sdk';
import { getGetTripApprovalsMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed, served } from '../story/served.tsx';
import { SentBack } from './SentBack.tsx';

const approvals: TripApprovals = {
  parts: [
    {
      part: 'page',
      canSendBack: false,
      sentBack: true,
      rounds: [
        {
          at: '2027-03-02T10:00:00Z',
          reason: 'Two photos show another island. Please use your own.',
          told: ['host'],
        },
      ],
    },
  ],
};

const meta = {
  title: 'Shell/SentBack',
  component: SentBack,
  parameters: { ...framed, frame: false },
  decorators: [served([getGetTripApprovalsMockHandler({ success: true, data: approvals })])],
  args: { tripId: 't1', parts: ['page'] },
} satisfies Meta<typeof SentBack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Nothing: Story = { args: { parts: ['technicalItinerary'] } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

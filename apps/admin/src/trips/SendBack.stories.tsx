import type { Trip } from '@caravan/sdk';
import { getSendBackTripMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SendBack } from './SendBack.tsx';

const trip = { id: 't1', version: 3, hostName: 'Maya Okonkwo', operatorName: 'Higuera Sur' } as Trip;

const meta = {
  title: 'Portals/SendBack',
  component: SendBack,
  parameters: framed,
  decorators: [served([getSendBackTripMockHandler({ success: true, data: { parts: [] } })])],
  args: { trip, part: 'page' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send back' }));
  },
} satisfies Meta<typeof SendBack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Report: Story = {
  args: { part: 'earningsReport' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Put on hold' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Operator: Higuera Sur' }));
    await waitFor(() => expect(screen.getByLabelText(/What has to change/)).toBeVisible());
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import { getListRegionsMockHandler, getUpdateMyProfileMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { profile } from '../story/fixtures.people.ts';
import { framed, served } from '../story/served.tsx';
import { AddressForm } from './AddressForm.tsx';

const meta = {
  title: 'Shell/Account/AddressForm',
  component: AddressForm,
  parameters: { ...framed, width: 820 },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn(() => ({ success: true as const, data: { ...profile, version: 4 } }));
const regions = getListRegionsMockHandler({
  success: true,
  data: {
    items: [
      { code: 'US-OR', name: 'Oregon' },
      { code: 'US-WA', name: 'Washington' },
    ],
  },
});
const ready = served([regions, getUpdateMyProfileMockHandler(saved)]);

export const Ready: Story = {
  decorators: [ready],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^City/i }), ' South');
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
};
export const Empty: Story = { decorators: [served([], { address: {} })] };
export const Failed: Story = { decorators: [served('failure')] };
export const Dark: Story = { decorators: [ready], globals: { scheme: 'dark' } };
export const Phone: Story = { decorators: [ready], globals: { viewport: { value: 'phone' } } };

import type { ApiKey } from '@caravan/sdk';
import {
  getCreateApiKeyMockHandler,
  getRevokeApiKeyMockHandler,
  getRotateApiKeyMockHandler,
} from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { apiKeys } from '../story/fixtures.people.ts';
import { framed, served } from '../story/served.tsx';
import { listOf } from '../story/lists.ts';
import { ApiKeys } from './ApiKeys.tsx';

const meta = {
  title: 'Shell/ApiKeys',
  component: ApiKeys,
  parameters: { ...framed, width: 1100 },
} satisfies Meta<typeof ApiKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

const made = { apiKey: apiKeys[0]!, key: 'ck_live_6pQm2WnX4tZs8Ld0VbRk9f2c' };
const created = fn(() => ({ success: true as const, data: made }));
const revoked = fn(() => ({ success: true as const, data: apiKeys[1]! }));
const ready = served([
  getCreateApiKeyMockHandler(created),
  getRotateApiKeyMockHandler({ success: true, data: made }),
  getRevokeApiKeyMockHandler(revoked),
]);
const listed = (items: ApiKey[]) => ({
  list: listOf(items),
  operators: [{ id: apiKeys[0]!.operatorId, label: 'Andes Slow Travel' }],
});

export const Ready: Story = { args: listed(apiKeys), decorators: [ready] };

export const Creating: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Create/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Nightly departures');
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    await userEvent.click(screen.getAllByRole('button', { name: /Create/ }).at(-1)!);
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    const key = await screen.findByText(made.key);
    await waitFor(() => expect(key).toBeVisible());
  },
};

export const Revoking: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Nightly departures' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(revoked).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: listed([]), decorators: [ready] };
export const Loading: Story = {
  args: { ...listed([]), list: listOf<ApiKey>(undefined) },
  decorators: [served('never')],
};
export const Failed: Story = {
  args: { ...listed([]), list: listOf<ApiKey>(undefined, 'The keys could not be loaded.') },
  decorators: [ready],
};
export const OfAllOperators: Story = {
  args: { ...listed(apiKeys), showOperator: true },
  decorators: [ready],
};
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

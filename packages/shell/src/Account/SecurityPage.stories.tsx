import {
  getConfirmPasswordMockHandler,
  getCreateBackupCodesMockHandler,
  getGetMySecurityMockHandler,
  getListMySessionsMockHandler,
  getRemovePasskeyMockHandler,
  getStartTotpMockHandler,
} from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { devices, security, unprotected } from '../story/fixtures.people.ts';
import { framed, served } from '../story/served.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const meta = {
  title: 'Shell/Account/SecurityPage',
  component: SecurityPage,
  parameters: { ...framed, width: 820 },
} satisfies Meta<typeof SecurityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const sessions = getListMySessionsMockHandler({ success: true, data: { items: devices } });
const removed = fn(() => ({ success: true as const, data: { ...security, passkeys: [] } }));
const ready = served([
  getGetMySecurityMockHandler({ success: true, data: security }),
  getRemovePasskeyMockHandler(removed),
  sessions,
]);
const bare = [getGetMySecurityMockHandler({ success: true, data: unprotected }), sessions];
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const Ready: Story = {
  decorators: [ready],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Laptop' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removed).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const Unprotected: Story = { decorators: [served(bare)] };

export const SettingUpAnApp: Story = {
  decorators: [
    served([
      ...bare,
      getStartTotpMockHandler({
        success: true,
        data: { flow: 'f1', secret, uri: `otpauth://totp/Caravan:amara?secret=${secret}&issuer=Caravan` },
      }),
    ]),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NewBackupCodes: Story = {
  decorators: [
    served([
      getGetMySecurityMockHandler({ success: true, data: { ...security, backupCodesLeft: 0 } }),
      getCreateBackupCodesMockHandler({
        success: true,
        data: { codes: ['4f2k-91zq', '8n3d-77ax', 'p0c6-15rt', 'w2m9-40be', 'h7v1-63ys', 'j5l8-28gu'] },
      }),
      getConfirmPasswordMockHandler(),
      sessions,
    ]),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /codes/i }));
    const first = await screen.findByText('4f2k-91zq');
    await waitFor(() => expect(first).toBeVisible());
  },
};
export const Loading: Story = { decorators: [served('never')] };
export const Failed: Story = { decorators: [served('failure')] };
export const Dark: Story = { decorators: [ready], globals: { scheme: 'dark' } };
export const Phone: Story = { decorators: [ready], globals: { viewport: { value: 'phone' } } };

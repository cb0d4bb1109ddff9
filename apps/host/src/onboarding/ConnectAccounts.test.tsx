import { control, ok, refusal, show, shows } from '@caravan/shell/screenTest';
import { Form } from '@caravan/shell/Form';
import { useForm } from '@caravan/shell/useForm';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ConnectAccounts } from './ConnectAccounts.tsx';

function Step() {
  const form = useForm({ values: { socialEngagementUserId: '' } });
  return (
    <Form form={form}>
      <ConnectAccounts />
    </Form>
  );
}
const connection = {
  token: 't',
  socialEngagementUserId: 'u1',
  socialEngagementChannelIds: { instagram: 'i1', youtube: 'y1' },
};
const press = async () => {
  await shows('Connect accounts');
  control('button', 'Connect accounts')!.click();
};

it('accounts are connected by the provider, and can be let go (H-326, H-327)', async () => {
  show(<Step />, { answers: [http.post('*/api/me/host/socials/connect', () => ok(connection))] });
  await press();
  await shows('Your accounts are connected');
  await shows('Instagram, YouTube');
  control('button', 'Disconnect')!.click();
  await shows('Connect your accounts');
});

it('what goes wrong is said, and the accounts can be typed in (H-328, H-583)', async () => {
  const failed = (status: number) =>
    show(<Step />, {
      answers: [http.post('*/api/me/host/socials/connect', () => refusal(status, 'no', 'unavailable'))],
    });
  failed(503);
  await press();
  await shows('Error initializing our social connection platform');
  await shows('Please try again or connect manually');
  failed(409);
  await press();
  await shows('Error connecting your account');
  expect(control('button', 'Connect accounts')).toBeDefined();
});

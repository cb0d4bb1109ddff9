import type { QueuedRefund } from '@caravan/sdk';
import { getGetRefundMockHandler } from '@caravan/sdk/msw';
import { fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { failed } from './fixtures.ts';
import RefundDrawer from './RefundDrawer.tsx';

const told = (data: QueuedRefund) => getGetRefundMockHandler({ success: true, data });

it('a failed refund says why, and is sent again after its amount was confirmed', async () => {
  let sent = 0;
  show(<RefundDrawer id={failed.id} onClose={() => undefined} />, {
    answers: [
      told(failed),
      http.post(/\/refunds\/[^/]+\/retry/, () => {
        sent += 1;
        return sent === 1 ? refusal(409, 'Another refund may have covered it.') : ok(failed);
      }),
    ],
  });
  await shows('lost or stolen');
  await shows('lost_or_stolen_card');
  await shows('Atlas hut to hut');
  await press('Send again');
  await shows('We send $480');
  document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button').forEach((button) => {
    if (button.textContent.includes('Send again')) button.click();
  });
  await shows('Another refund may have covered it.');
  expect(sent).toBe(1);
});

it('a bank transfer is recorded with a reference and a reason', async () => {
  const sent: unknown[] = [];
  show(<RefundDrawer id={failed.id} onClose={() => undefined} />, {
    answers: [
      told(failed),
      http.post(/\/refunds\/[^/]+\/replace/, async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...failed, state: 'paidAnotherWay' });
      }),
    ],
  });
  await press('Refund another way');
  await shows('Mastercard •••• 5556');
  await until(() => expect(document.querySelector('input[type=radio][value=bank]')).not.toBeNull());
  document.querySelector<HTMLInputElement>('input[type=radio][value=bank]')!.click();
  await press('Record bank transfer');
  await shows('Enter the reference of the transfer');
  await fill('Reference of the transfer', 'SEPA 4711 ');
  await fill('Reason', 'The card is closed');
  await press('Record bank transfer');
  await until(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    { way: 'bank', reason: 'The card is closed', reference: 'SEPA 4711', amountMinor: 48_000 },
  ]);
});

it('a refund that others have covered can only be closed', async () => {
  show(<RefundDrawer id={failed.id} onClose={() => undefined} />, {
    answers: [
      told({
        ...failed,
        availableActions: ['replace'],
        refusal: 'The booking is no longer owed this much.',
        ways: [{ way: 'covered', label: 'Close without paying' }],
      }),
    ],
  });
  await shows('no longer owed this much');
  expect(document.body.textContent).not.toContain('Send again');
  await press('Close refund');
  await shows('Nothing is paid.');
});

import type { Booking, InsurancePolicy } from '@caravan/sdk';
import { control, isShown, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Policy } from './Policy.tsx';

const booking = { id: 'b1', orderId: 'ABCD-EFGH', isPrimary: true, currency: 'USD' } as unknown as Booking;
const policy = {
  id: 'p1',
  addOnId: 'a1',
  displayCode: 'policy',
  policyNumber: '4711',
  company: 'Harbor Travel Insurance',
  status: 'confirmed',
  firstName: 'Noor',
  lastName: 'Walker',
  premiumMinor: 9_000,
  currency: 'USD',
  coverage: 'Cancellation and medical',
  createdDate: '2027-01-01T00:00:00Z',
  confirmationOfBenefitsUrl: '/benefits',
  cancellable: true,
  covers: true,
  settling: false,
} as unknown as InsurancePolicy;

it('a policy without a number is processing, and has no papers yet (T-134)', async () => {
  show(<Policy booking={booking} policy={{ ...policy, displayCode: 'processing', cancellable: false }} />);
  await shows('PROCESSING');
  await shows('Harbor Travel Insurance');
  expect(isShown('POLICY #')).toBe(false);
  expect(control('a', 'benefits')).toBeUndefined();
});

it('a policy that cannot be cancelled says why, in a window with a way back and to the support (T-234)', async () => {
  show(<Policy booking={booking} policy={policy} />, {
    answers: [http.all('*/api/me/bookings/b1/*', () => refusal(409, 'The insurer does not take it back.'))],
  });
  await press('Cancel Policy');
  await shows('Cancel Noor Walker’s policy?');
  await press('Cancel Policy');
  await shows('We couldn’t cancel your policy');
  await shows('The insurer does not take it back.');
  await shows('Something went wrong. We had trouble cancelling your insurance.');
  expect(control('a', 'Contact support')?.getAttribute('href')).toMatch(/^mailto:.*ABCD-EFGH/);
  await press('Back');
  await until(() => expect(isShown('We couldn’t cancel your policy')).toBe(false));
});

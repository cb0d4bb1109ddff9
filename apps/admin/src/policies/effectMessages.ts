import type { PolicyEffect, TouchedByPolicy } from '@caravan/sdk';
import { plural, t } from '@lingui/core/macro';

export const effectWords = {
  title: t`What this changes`,
  invalid: t`Enter valid values to see what they change.`,
  change: (label: string, was: string, is: string) => t`${label}: ${was} → ${is}`,
  applies: {
    newTrips: t`For trips created from now on, and their bookings.`,
    fromNow: t`From now on. What has already begun stays as it is.`,
    atOnce: t`Right away, for existing records too.`,
  } satisfies Record<PolicyEffect['applies'], string>,
  trips: (n: number) => plural(n, { one: '# open trip', other: '# open trips' }),
  bookings: (n: number) => plural(n, { one: '# booking', other: '# bookings' }),
  kept: (value: string, trips: string, bookings: string) => t`${trips} with ${bookings} will keep ${value}.`,
  touched: {
    holdsKeep: (n) => plural(n, { one: '# hold keeps its time.', other: '# holds keep their time.' }),
    offersKeep: (n) =>
      plural(n, { one: '# waitlist offer keeps its time.', other: '# waitlist offers keep their time.' }),
    payoutsWait: (n) =>
      plural(n, { one: '# payout will wait for approval.', other: '# payouts will wait for approval.' }),
    payoutsGo: (n) =>
      plural(n, {
        one: '# payout will need fewer approvals.',
        other: '# payouts will need fewer approvals.',
      }),
    payoutsKeepDate: (n) =>
      plural(n, { one: '# planned payout keeps its date.', other: '# planned payouts keep their dates.' }),
    reviewsHide: (n) =>
      plural(n, { one: '# review will no longer be public.', other: '# reviews will no longer be public.' }),
    reviewsShow: (n) =>
      plural(n, { one: '# review will become public.', other: '# reviews will become public.' }),
    codesCut: (n) =>
      plural(n, {
        one: '# discount code of a host will take off less.',
        other: '# discount codes of hosts will take off less.',
      }),
    ordersFinal: (n) =>
      plural(n, {
        one: '# insurance policy can no longer be canceled.',
        other: '# insurance policies can no longer be canceled.',
      }),
    ordersCancellable: (n) =>
      plural(n, {
        one: '# insurance policy can be canceled again.',
        other: '# insurance policies can be canceled again.',
      }),
  } satisfies Record<TouchedByPolicy['what'], (n: number) => string>,
};

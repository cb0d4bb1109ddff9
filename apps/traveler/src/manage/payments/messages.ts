import { t } from '@lingui/core/macro';

/** Messages of the list of payments. */
export const words = {
  paymentsEmpty: t`No payments yet.`,
  /** Labels of payment methods (T-082). */
  paymentTypes: {
    'credit card': t`Credit card`,
    'payment intent': t`Payment intent`,
    'trip credit': t`Trip credit`,
    refund: t`Refund`,
  } as Record<string, string>,
  expectedBy: (day: string) => t`Expected by ${day}`,
  paymentStatuses: {
    pending: t`Pending`,
    processing: t`Processing`,
    requires_action: t`Waiting for the bank`,
    succeeded: t`Succeeded`,
    failed: t`Failed`,
  } as Record<string, string>,
  date: t`Date`,
  type: t`Type`,
  amount: t`Amount`,
  status: t`Status`,
  automatic: t`Automatic`,
  forRides: t`Ground transfer`,
  withRides: (amount: string) => t`with ground transfers of ${amount}`,
  forInsurance: t`Insurance`,
  withInsurance: (amount: string) => t`with insurance of ${amount}`,
};

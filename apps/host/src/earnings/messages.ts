import { t } from '@lingui/core/macro';

/** Messages for the breakdown of a trip's earnings (H-163, H-495, H-622, H-623). */
export const words = {
  report: {
    waits: t`The earnings report isn’t final yet.`,
    waitsText: t`An earnings report is drafted when your trip ends. You see it here once it’s approved.`,
    workspace: t`Open bookings`,
    travelers: t`Paying travelers`,
    revenue: t`Revenue`,
    serviceFee: t`Service fee`,
    transactionFee: t`Transaction fee`,
    platformFee: t`Platform fee`,
    operatorCost: t`Trip costs`,
    discounts: t`Your discount codes`,
    earnings: t`Your earnings`,
    advance: t`Earnings advance, part of your earnings`,
    firstHalf: t`First half`,
    firstHalfText: t`Paid with the final report, less the advance`,
    secondHalf: t`Second half`,
    approved: t`Report approved`,
    download: t`Download Report`,
    failed: t`This report could not be loaded.`,
  },
};


export type DifferenceKind = typeof DifferenceKind[keyof typeof DifferenceKind];


export const DifferenceKind = {
  chargeMissing: 'chargeMissing',
  chargeUnsettled: 'chargeUnsettled',
  chargeUnknown: 'chargeUnknown',
  chargeAmount: 'chargeAmount',
  refundMissing: 'refundMissing',
  refundUnsettled: 'refundUnsettled',
  refundFailed: 'refundFailed',
  refundUnknown: 'refundUnknown',
  refundTwice: 'refundTwice',
  disputeMissing: 'disputeMissing',
  disputeUnsettled: 'disputeUnsettled',
  payoutMissing: 'payoutMissing',
  payoutUnsettled: 'payoutUnsettled',
  payoutUnknown: 'payoutUnknown',
  payoutAmount: 'payoutAmount',
  booksFault: 'booksFault',
} as const;


/**
 * Who canceled it (T-243).
 */
export type GroundTransferCancellationType = typeof GroundTransferCancellationType[keyof typeof GroundTransferCancellationType];


export const GroundTransferCancellationType = {
  traveler: 'traveler',
  host: 'host',
  helper: 'helper',
  booking: 'booking',
  provider: 'provider',
} as const;

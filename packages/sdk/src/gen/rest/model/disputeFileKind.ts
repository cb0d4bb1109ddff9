
/**
 * What a file shows. A dispute has at most one file of each kind.
 */
export type DisputeFileKind = typeof DisputeFileKind[keyof typeof DisputeFileKind];


export const DisputeFileKind = {
  receipt: 'receipt',
  communication: 'communication',
  cancellationPolicy: 'cancellationPolicy',
  service: 'service',
  other: 'other',
} as const;


export type PublicCancellationKind = typeof PublicCancellationKind[keyof typeof PublicCancellationKind];


export const PublicCancellationKind = {
  full: 'full',
  part: 'part',
  credit: 'credit',
  none: 'none',
} as const;

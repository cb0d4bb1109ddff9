
export type DifferenceStatus = typeof DifferenceStatus[keyof typeof DifferenceStatus];


export const DifferenceStatus = {
  open: 'open',
  settled: 'settled',
  gone: 'gone',
} as const;

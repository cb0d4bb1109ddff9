
export type ListDifferencesStatus = typeof ListDifferencesStatus[keyof typeof ListDifferencesStatus];


export const ListDifferencesStatus = {
  open: 'open',
  settled: 'settled',
  gone: 'gone',
} as const;

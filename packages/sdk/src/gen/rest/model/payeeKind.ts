
export type PayeeKind = typeof PayeeKind[keyof typeof PayeeKind];


export const PayeeKind = {
  host: 'host',
  operator: 'operator',
  insurer: 'insurer',
} as const;


export type StatementKind = typeof StatementKind[keyof typeof StatementKind];


export const StatementKind = {
  host: 'host',
  operator: 'operator',
} as const;


export type PolicyItemKind = typeof PolicyItemKind[keyof typeof PolicyItemKind];


export const PolicyItemKind = {
  integer: 'integer',
  amountMinor: 'amountMinor',
  basisPoints: 'basisPoints',
  boolean: 'boolean',
  text: 'text',
  integers: 'integers',
  texts: 'texts',
} as const;

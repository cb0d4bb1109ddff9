
export type RequestMessageSide = typeof RequestMessageSide[keyof typeof RequestMessageSide];


export const RequestMessageSide = {
  host: 'host',
  operator: 'operator',
} as const;

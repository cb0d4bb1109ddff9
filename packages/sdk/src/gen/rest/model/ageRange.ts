
export type AgeRange = typeof AgeRange[keyof typeof AgeRange];


export const AgeRange = {
  '0-2': '0-2',
  '3-12': '3-12',
  '13-17': '13-17',
  '18+': '18+',
} as const;

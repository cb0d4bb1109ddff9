
export type PackageLevel = typeof PackageLevel[keyof typeof PackageLevel];


export const PackageLevel = {
  economy: 'economy',
  standard: 'standard',
  premium: 'premium',
} as const;

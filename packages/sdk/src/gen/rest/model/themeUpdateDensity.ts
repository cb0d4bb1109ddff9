
export type ThemeUpdateDensity = typeof ThemeUpdateDensity[keyof typeof ThemeUpdateDensity];


export const ThemeUpdateDensity = {
  airy: 'airy',
  dense: 'dense',
} as const;


export type ThemeUpdateRadius = typeof ThemeUpdateRadius[keyof typeof ThemeUpdateRadius];


export const ThemeUpdateRadius = {
  sharp: 'sharp',
  soft: 'soft',
  round: 'round',
} as const;

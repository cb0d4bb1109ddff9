
export type ThemeUpdateDisplayFont = typeof ThemeUpdateDisplayFont[keyof typeof ThemeUpdateDisplayFont];


export const ThemeUpdateDisplayFont = {
  newsreader: 'newsreader',
  fraunces: 'fraunces',
  bricolage: 'bricolage',
  geist: 'geist',
} as const;


export type ThemeUpdateTextFont = typeof ThemeUpdateTextFont[keyof typeof ThemeUpdateTextFont];


export const ThemeUpdateTextFont = {
  geist: 'geist',
  bricolage: 'bricolage',
  newsreader: 'newsreader',
} as const;

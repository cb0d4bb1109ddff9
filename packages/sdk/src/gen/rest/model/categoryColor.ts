
export type CategoryColor = typeof CategoryColor[keyof typeof CategoryColor];


export const CategoryColor = {
  sky: 'sky',
  plum: 'plum',
  rose: 'rose',
  clay: 'clay',
  moss: 'moss',
  saffron: 'saffron',
  sage: 'sage',
  lavender: 'lavender',
} as const;

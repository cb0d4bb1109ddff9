
export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  female: 'female',
  male: 'male',
  nonBinary: 'nonBinary',
  preferNotToSay: 'preferNotToSay',
} as const;

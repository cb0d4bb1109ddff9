
export type ServiceChangeChange = typeof ServiceChangeChange[keyof typeof ServiceChangeChange];


export const ServiceChangeChange = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
} as const;

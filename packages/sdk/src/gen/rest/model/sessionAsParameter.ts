
export type SessionAsParameter = typeof SessionAsParameter[keyof typeof SessionAsParameter];


export const SessionAsParameter = {
  token: 'token',
} as const;


export type HostNextItemUrgency = typeof HostNextItemUrgency[keyof typeof HostNextItemUrgency];


export const HostNextItemUrgency = {
  now: 'now',
  soon: 'soon',
  info: 'info',
} as const;

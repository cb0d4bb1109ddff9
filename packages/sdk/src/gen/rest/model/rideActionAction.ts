
export type RideActionAction = typeof RideActionAction[keyof typeof RideActionAction];


export const RideActionAction = {
  update: 'update',
  cancel: 'cancel',
} as const;

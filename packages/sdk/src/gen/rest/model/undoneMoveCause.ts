
export type UndoneMoveCause = typeof UndoneMoveCause[keyof typeof UndoneMoveCause];


export const UndoneMoveCause = {
  left: 'left',
  roomType: 'roomType',
  roomGone: 'roomGone',
  full: 'full',
} as const;


/**
 * The signed-in traveler's next step (T-026).
 */
export type BookingNextStep = typeof BookingNextStep[keyof typeof BookingNextStep];


export const BookingNextStep = {
  sign: 'sign',
  pay: 'pay',
  form: 'form',
  ready: 'ready',
  waiting: 'waiting',
} as const;

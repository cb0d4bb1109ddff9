
export type OperatorDepartureStatus = typeof OperatorDepartureStatus[keyof typeof OperatorDepartureStatus];


export const OperatorDepartureStatus = {
  inUse: 'inUse',
  fullyPending: 'fullyPending',
  fullyBooked: 'fullyBooked',
  available: 'available',
} as const;


export type InventoryItemStatus = typeof InventoryItemStatus[keyof typeof InventoryItemStatus];


export const InventoryItemStatus = {
  inUse: 'inUse',
  fullyPending: 'fullyPending',
  fullyBooked: 'fullyBooked',
  available: 'available',
} as const;

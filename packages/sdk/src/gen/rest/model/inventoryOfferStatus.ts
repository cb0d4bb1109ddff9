
export type InventoryOfferStatus = typeof InventoryOfferStatus[keyof typeof InventoryOfferStatus];


export const InventoryOfferStatus = {
  available: 'available',
  reserved: 'reserved',
  confirmed: 'confirmed',
  unknown: 'unknown',
} as const;

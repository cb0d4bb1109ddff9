
export type TripStatus = typeof TripStatus[keyof typeof TripStatus];


export const TripStatus = {
  created: 'created',
  partner_approved: 'partner_approved',
  trova_pricing_approved: 'trova_pricing_approved',
  host_approved: 'host_approved',
  early_confirmed: 'early_confirmed',
  live: 'live',
  ready_to_confirm: 'ready_to_confirm',
  confirmed: 'confirmed',
  closed: 'closed',
  complete: 'complete',
  cancelled: 'cancelled',
} as const;

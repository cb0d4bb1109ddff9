
/**
 * What a key may be used for; each operation names the scope it requires.
 */
export type ApiScope = typeof ApiScope[keyof typeof ApiScope];


export const ApiScope = {
  'itineraries:read': 'itineraries:read',
  'itineraries:write': 'itineraries:write',
  'inventory:read': 'inventory:read',
  'inventory:write': 'inventory:write',
  'requests:read': 'requests:read',
  'trips:read': 'trips:read',
  'bookings:read': 'bookings:read',
  'events:read': 'events:read',
  webhooks: 'webhooks',
} as const;

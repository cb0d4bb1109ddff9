
export type ManifestTravelerChangesItem = typeof ManifestTravelerChangesItem[keyof typeof ManifestTravelerChangesItem];


export const ManifestTravelerChangesItem = {
  added: 'added',
  name: 'name',
  room: 'room',
  arrival: 'arrival',
  departure: 'departure',
  requests: 'requests',
} as const;

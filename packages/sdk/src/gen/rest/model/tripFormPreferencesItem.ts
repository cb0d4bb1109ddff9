
export type TripFormPreferencesItem = typeof TripFormPreferencesItem[keyof typeof TripFormPreferencesItem];


export const TripFormPreferencesItem = {
  earlyBird: 'earlyBird',
  nightOwl: 'nightOwl',
  adrenalineJunkie: 'adrenalineJunkie',
  leisureEnthusiast: 'leisureEnthusiast',
  planner: 'planner',
  wanderer: 'wanderer',
  lifeOfTheParty: 'lifeOfTheParty',
  loverOfAloneTime: 'loverOfAloneTime',
} as const;


export type DayChangeEntryField = typeof DayChangeEntryField[keyof typeof DayChangeEntryField];


export const DayChangeEntryField = {
  name: 'name',
  startTime: 'startTime',
  location: 'location',
  lengthMinutes: 'lengthMinutes',
  description: 'description',
  day: 'day',
} as const;


export type DayChangeEntryKind = typeof DayChangeEntryKind[keyof typeof DayChangeEntryKind];


export const DayChangeEntryKind = {
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  changed: 'changed',
} as const;

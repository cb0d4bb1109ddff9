
export type ExportInputKind = typeof ExportInputKind[keyof typeof ExportInputKind];


export const ExportInputKind = {
  tripTravelers: 'tripTravelers',
} as const;


export type AddOnType = typeof AddOnType[keyof typeof AddOnType];


export const AddOnType = {
  activity: 'activity',
  singleSupplement: 'singleSupplement',
  additionalService: 'additionalService',
  groundTransfer: 'groundTransfer',
} as const;

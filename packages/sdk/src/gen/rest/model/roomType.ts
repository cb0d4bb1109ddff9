
export type RoomType = typeof RoomType[keyof typeof RoomType];


export const RoomType = {
  single: 'single',
  double: 'double',
  twin: 'twin',
  triple: 'triple',
  quadruple: 'quadruple',
  dormitory: 'dormitory',
  other: 'other',
} as const;

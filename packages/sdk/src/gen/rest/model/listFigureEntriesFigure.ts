
export type ListFigureEntriesFigure = typeof ListFigureEntriesFigure[keyof typeof ListFigureEntriesFigure];


export const ListFigureEntriesFigure = {
  sold: 'sold',
  collected: 'collected',
  refunded: 'refunded',
  earned: 'earned',
  orders: 'orders',
  spots: 'spots',
  fill: 'fill',
  visitors: 'visitors',
} as const;

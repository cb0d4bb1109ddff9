
/**
 * Name of an icon of the component library.
 */
export type CategoryIcon = typeof CategoryIcon[keyof typeof CategoryIcon];


export const CategoryIcon = {
  camera: 'camera',
  rainbow: 'rainbow',
  heart: 'heart',
  dumbbell: 'dumbbell',
  compass: 'compass',
  utensils: 'utensils',
  leaf: 'leaf',
  flower: 'flower',
  mountain: 'mountain',
  tent: 'tent',
  telescope: 'telescope',
  moon: 'moon',
  sun: 'sun',
  waves: 'waves',
  ship: 'ship',
  bike: 'bike',
  footprints: 'footprints',
  music: 'music',
  palette: 'palette',
  book: 'book',
  wine: 'wine',
  snowflake: 'snowflake',
  paw: 'paw',
  landmark: 'landmark',
} as const;


export interface Category {
  _id: string;
  name: string;
  /** Name of an icon of the component library. */
  icon: string;
  colorScheme: string;
}


export interface Introduction {
  shown: boolean;
}


export interface ServicesDeleted {
  deleted: number;
}


export interface Done {
  ok: boolean;
}


export interface EditableField {
  field: string;
  editable: boolean;
  /** Why it is not. */
  reason?: string;
}

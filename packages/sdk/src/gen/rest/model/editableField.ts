
export interface EditableField {
  field: string;
  editable: boolean;
  /** Why the field is not editable. */
  reason?: string;
}

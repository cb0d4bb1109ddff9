
export interface FieldChange {
  field: string;
  /** The value as JSON; empty if there was none. */
  before: string;
  after: string;
}

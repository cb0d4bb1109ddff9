
export interface FieldChange {
  field: string;
  /** The value as JSON; empty when there was none. */
  before: string;
  after: string;
}

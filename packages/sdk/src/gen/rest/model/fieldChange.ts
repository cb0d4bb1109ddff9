
export interface FieldChange {
  /** The name of a field, or dayPhotos/2 for the photos of a day. */
  field: string;
  /** The value as JSON; empty if there was none. */
  before: string;
  after: string;
}

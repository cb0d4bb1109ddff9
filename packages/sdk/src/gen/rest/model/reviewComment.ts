
/**
 * A requested change to a field, identified by name, or to a service, identified by id.
 */
export interface ReviewComment {
  /** @maxLength 60 */
  field?: string;
  serviceId?: string;
  /**
     * @minLength 1
     * @maxLength 600
     */
  text: string;
}

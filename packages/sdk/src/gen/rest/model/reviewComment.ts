
/**
 * What is to change at one place of an itinerary, a field by its name or a service by its id.
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

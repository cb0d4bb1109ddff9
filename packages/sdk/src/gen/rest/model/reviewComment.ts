
/**
 * A requested change to a field, identified by name, to one thing of a field, identified by a path, or to a service, identified by id. Paths are days/2, photos/{url}, dayPhotos/2/{url}, departures/{id}, and validityPeriods/{level}/{startDate}.
 */
export interface ReviewComment {
  /** @maxLength 600 */
  field?: string;
  serviceId?: string;
  /**
     * @minLength 1
     * @maxLength 600
     */
  text: string;
  /** Whether the operator marked it as made. Ignored when it is sent. */
  resolved?: boolean;
}

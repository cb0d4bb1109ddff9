
export interface ReviewCommentMark {
  /** @maxLength 600 */
  field?: string;
  serviceId?: string;
  resolved: boolean;
}


export interface AssignmentsInput {
  /** @maxItems 1000 */
  hostIds: string[];
  /** @maxItems 1000 */
  tripIds: string[];
}

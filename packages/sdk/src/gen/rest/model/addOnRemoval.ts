
export interface AddOnRemoval {
  /**
     * @minItems 1
     * @maxItems 200
     */
  addOnIds: string[];
  version: number;
  totalMinor: number;
}

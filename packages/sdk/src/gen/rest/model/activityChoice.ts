
export interface ActivityChoice {
  serviceId: string;
  /**
     * @minItems 1
     * @maxItems 50
     * @items.minimum 0
     */
  travelers: number[];
}

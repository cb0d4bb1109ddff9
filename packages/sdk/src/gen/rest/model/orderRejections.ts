import type { OrderRejection } from './orderRejection.ts';

export interface OrderRejections {
  /**
     * @minItems 1
     * @maxItems 500
     */
  orders: OrderRejection[];
}

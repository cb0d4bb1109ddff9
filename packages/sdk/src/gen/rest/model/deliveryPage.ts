import type { Delivery } from './delivery.ts';

export interface DeliveryPage {
  items: Delivery[];
  nextCursor?: string;
}

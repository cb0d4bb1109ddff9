import type { RefundWay } from './refundWay.ts';

export interface RefundWayOffer {
  way: RefundWay;
  paymentId?: string;
  label: string;
}

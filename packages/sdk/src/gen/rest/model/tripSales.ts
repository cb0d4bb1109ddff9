import type { TripSale } from './tripSale.ts';

export interface TripSales {
  items: TripSale[];
}

import type { Card } from './card.ts';
import type { PayLater } from './payLater.ts';

export interface CardList {
  items: Card[];
  payLater?: PayLater;
}

import type { Card } from './card.ts';

export interface CardList {
  items: Card[];
}

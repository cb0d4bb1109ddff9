import type { DeliveryState } from './deliveryState.ts';
import type { EventType } from './eventType.ts';

export interface Delivery {
  id: string;
  eventId: string;
  eventType: EventType;
  cursor: string;
  objectType?: string;
  objectId?: string;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt?: string;
  lastAttemptAt?: string;
  requestBody?: string;
  responseStatus?: number;
  /** The first 4 KB. */
  responseBody?: string;
  error?: string;
  durationMs?: number;
  createdAt: string;
}

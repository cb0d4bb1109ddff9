import type { ServiceRecord } from './serviceRecord.ts';

export interface ServiceRecordPage {
  items: ServiceRecord[];
  nextCursor?: string;
}

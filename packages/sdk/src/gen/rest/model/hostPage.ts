import type { Host } from './host.ts';

export interface HostPage {
  items: Host[];
  nextCursor?: string;
}

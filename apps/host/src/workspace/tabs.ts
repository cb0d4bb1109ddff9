import type { TripStatus } from '@caravan/sdk';
import type { TripTab } from '../paths.ts';
import { words } from './messages.ts';

export interface WorkspaceTab {
  id: Extract<TripTab, keyof typeof words.tabs>;
  label: string;
  /** Why the tab is closed now. */
  closed?: string;
}

const early: TripStatus[] = ['created', 'partner_approved', 'trova_pricing_approved'];

/** At the request stage the workspace is the request alone, without navigation (H-077, H-137). */
export const isRequestStage = (status: TripStatus) => status === 'created' || status === 'partner_approved';

/** The workspace's tabs and which are closed at a status (H-135, H-136, H-335). */
export function workspaceTabs(status: TripStatus): WorkspaceTab[] {
  const reason = early.includes(status)
    ? words.tabClosed.early
    : status === 'complete'
      ? words.tabClosed.complete
      : status === 'cancelled'
        ? words.tabClosed.cancelled
        : undefined;
  const tab = (id: WorkspaceTab['id'], closed?: string): WorkspaceTab => ({
    id,
    label: words.tabs[id],
    closed,
  });
  return [
    tab('configuration'),
    tab('pricing'),
    tab('itinerary'),
    tab('services-agreement'),
    tab('promote', reason),
    // A finished trip keeps its travelers in view, read only (H-301).
    tab('bookings', status === 'complete' ? undefined : reason),
  ];
}

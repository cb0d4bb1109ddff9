import type { Host, HostStatus } from '@caravan/sdk';
import { getGetMyHostQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';

/** The signed-in host's record. */
export function useHost(): Host {
  return useLoaded(getGetMyHostQueryOptions());
}

const surveying: HostStatus[] = ['created', 'ready-to-qualify', 'qualifying'];

/** Hosts who still qualify are asked to survey (H-439). */
export function isQualified(status: HostStatus | undefined): boolean {
  return status !== undefined && !surveying.includes(status);
}

/** Who is still on the way to a trip sees the prompt to survey (H-441). */
export function onTheWay(status: HostStatus | undefined): boolean {
  return status !== undefined && (status === 'qualified' || surveying.includes(status));
}

/** Who gets the Request a Trip button (H-440). */
export function mayRequest(status: HostStatus | undefined): boolean {
  return status === 'qualified' || status === 'planning';
}

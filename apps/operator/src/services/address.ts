import type { Service } from '@caravan/sdk';

const addressLimit = 30;

/** An accommodation's location for the operator's lists, at most 30 characters (O-226). */
export function addressLabel(service: Pick<Service, 'addressLocation' | 'location'>): string | undefined {
  const address = (service.addressLocation?.name ?? service.location)?.trim();
  return address && [...address].slice(0, addressLimit).join('').trimEnd();
}

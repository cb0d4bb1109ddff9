import type { Service } from '@caravan/sdk';

const addressLimit = 30;

/** Where an accommodation is, as the lists of the operator show it: no longer than 30 characters (O-226). */
export function addressLabel(service: Pick<Service, 'addressLocation' | 'location'>): string | undefined {
  const address = (service.addressLocation?.name ?? service.location)?.trim();
  return address && [...address].slice(0, addressLimit).join('').trimEnd();
}

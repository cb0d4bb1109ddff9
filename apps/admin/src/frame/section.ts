import type { Section } from '@caravan/sdk';

const places: Record<Section, readonly string[]> = {
  trips: ['trips', 'trip-requests', 'bookings', 'travelers', 'rides', 'reviews', 'exports'],
  supply: ['hosts', 'operators', 'itineraries', 'recommendations', 'links'],
  money: ['figures', 'payouts', 'refunds', 'reconciliation', 'discounts'],
  people: ['users', 'access', 'stand-ins', 'audit-log'],
  settings: [
    'marketplace',
    'policies',
    'email-wording',
    'pages',
    'catalog',
    'api-keys',
    'webhooks',
    'jobs',
    'clock',
  ],
};

/** The section of a page's path, as the contract groups operations (x-section); pages of all sections have none. */
export const sectionOf = (path: string): Section | undefined =>
  (Object.keys(places) as Section[]).find((section) => places[section].includes(path.split('/')[1] ?? ''));

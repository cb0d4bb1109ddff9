import type { ApiKey, Delivery, Profile, Security, SignedInDevice, Webhook } from '@caravan/sdk';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const profile: Profile = {
  id: id(1),
  group: 'host',
  status: 'active',
  email: 'amara@caravan.example',
  firstName: 'Amara',
  lastName: 'Okafor',
  displayName: 'Amara Okafor',
  phoneNumber: '+14155550132',
  websiteUrl: 'https://amara.example',
  instagramHandle: 'amara.walks',
  bio: 'Small groups, long walks, and the kitchens at the end of them.',
  address: {
    streetLineOne: '12 Harbour Street',
    city: 'Portland',
    subdivisionCode: 'US-OR',
    postalCode: '97201',
    countryCode: 'US',
  },
  mustChangePassword: false,
  profileCompletionStatus: {
    general: 'complete',
    address: 'complete',
    publicProfile: 'incomplete',
    aggregated: 'incomplete',
  },
  version: 3,
  hostId: id(2),
  hostLevel: 2,
  hostLevelName: 'Pathfinder',
  hostStatus: 'launched',
  onboardingCompleted: true,
};

export const security: Security = {
  secondFactorRequired: false,
  confirmed: true,
  totp: true,
  backupCodesLeft: 7,
  passkeys: [
    { id: 'k1', name: 'Laptop', createdAt: '2027-02-03T09:12:00Z', lastUsedAt: '2027-05-02T07:40:00Z' },
    { id: 'k2', name: 'Phone', createdAt: '2027-03-18T17:05:00Z' },
  ],
};

export const unprotected: Security = {
  secondFactorRequired: true,
  confirmed: true,
  totp: false,
  backupCodesLeft: 0,
  passkeys: [],
};

export const devices: SignedInDevice[] = [
  {
    id: id(11),
    current: true,
    device: 'Firefox on Linux',
    address: '203.0.113.7',
    signedInAt: '2027-05-04T08:00:00Z',
    lastSeenAt: '2027-05-04T11:58:00Z',
  },
  {
    id: id(12),
    current: false,
    device: 'Safari on iPhone',
    address: '198.51.100.24',
    signedInAt: '2027-04-28T18:20:00Z',
    lastSeenAt: '2027-05-03T21:14:00Z',
  },
];

export const apiKeys: ApiKey[] = [
  {
    id: id(21),
    operatorId: id(3),
    operatorName: 'Andes Slow Travel',
    name: 'Nightly departures',
    hint: 'ck_live_…9f2c',
    scopes: ['inventory:read', 'inventory:write', 'itineraries:read'],
    state: 'active',
    availableActions: ['rotate', 'revoke'],
    lastUsedAt: '2027-05-04T02:00:00Z',
    lastUsedIp: '203.0.113.7',
    expiresAt: '2027-08-01T00:00:00Z',
    createdBy: 'Lucía Herrera',
    createdAt: '2027-02-01T10:00:00Z',
  },
  {
    id: id(22),
    operatorId: id(3),
    operatorName: 'Andes Slow Travel',
    name: 'Reporting sheet',
    hint: 'ck_live_…11ab',
    scopes: ['bookings:read'],
    state: 'revoked',
    availableActions: [],
    revokedAt: '2027-04-11T10:00:00Z',
    createdBy: 'Lucía Herrera',
    createdAt: '2027-01-14T10:00:00Z',
  },
];

export const webhooks: Webhook[] = [
  {
    id: id(31),
    operatorId: id(3),
    operatorName: 'Andes Slow Travel',
    url: 'https://hooks.andes.example/caravan',
    description: 'Bookings into the office calendar',
    eventTypes: ['booking.created', 'booking.status_changed', 'payment.succeeded'],
    state: 'active',
    availableActions: ['pause', 'edit', 'replay', 'rotate', 'archive'],
    cursor: '1204',
    version: 1,
    createdAt: '2027-02-01T10:00:00Z',
  },
  {
    id: id(32),
    url: 'https://ops.caravan.example/in',
    eventTypes: [],
    state: 'paused',
    availableActions: ['resume', 'edit', 'replay', 'rotate', 'archive'],
    pauseReason: 'Ten deliveries in a row failed: the address answers 503.',
    failingSince: '2027-05-03T09:00:00Z',
    version: 4,
    createdAt: '2027-03-01T10:00:00Z',
  },
];

export const deliveries: Delivery[] = [
  {
    id: id(41),
    eventId: id(51),
    eventType: 'booking.created',
    cursor: '1204',
    objectType: 'booking',
    objectId: id(61),
    state: 'delivered',
    attempts: 1,
    lastAttemptAt: '2027-05-04T10:00:02Z',
    responseStatus: 200,
    responseBody: 'ok',
    durationMs: 118,
    createdAt: '2027-05-04T10:00:00Z',
  },
  {
    id: id(42),
    eventId: id(52),
    eventType: 'payment.succeeded',
    cursor: '1203',
    objectType: 'payment',
    objectId: id(62),
    state: 'failed',
    attempts: 8,
    lastAttemptAt: '2027-05-03T22:14:00Z',
    responseStatus: 503,
    error: 'The address answered 503 Service Unavailable.',
    createdAt: '2027-05-03T10:00:00Z',
  },
];

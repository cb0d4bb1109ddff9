import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('keeps the addresses that bookmarks and mails hold', () => {
  const shown = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, typeof path === 'string' ? path : path('ID')]),
  );
  expect(shown).toMatchInlineSnapshot(`
    {
      "account": "/app/host/account",
      "address": "/app/host/account/address",
      "audience": "/app/host/audience",
      "dashboard": "/app/host/home/dashboard",
      "earnings": "/app/host/earnings",
      "editPublicProfile": "/app/host/public-profile/edit",
      "getGoing": "/app/host/trips/get-going",
      "home": "/app/host/home",
      "hostPage": "/hosts/ID",
      "itineraries": "/app/host/itineraries",
      "itinerary": "/app/host/itineraries/ID/description",
      "links": "/app/host/links",
      "onboarding": "/app/host/onboarding",
      "ownTripForm": "/app/traveler/trips/ID/trip-form",
      "payoutAccount": "/app/host/earnings?tab=account",
      "profile": "/app/host/account/profile",
      "progress": "/app/host/home/progress",
      "promoteEmail": "/app/host/trips/ID/emails/launch",
      "publicProfile": "/app/host/public-profile",
      "referral": "/app/host/referral",
      "requestItinerary": "/app/host/itineraries/ID/request",
      "research": "/app/host/audience/research",
      "root": "/app/host",
      "security": "/app/host/account/security",
      "survey": "/app/host/audience/survey",
      "trip": "/app/host/trips/ID/configuration?model=trip",
      "tripPage": "/trips/ID",
      "tripRequest": "/app/host/trips/ID/request?model=tripRequest",
      "trips": "/app/host/trips",
    }
  `);
});

import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { Route } from './routes/trips/$id/route.tsx';

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
      "notifications": "/app/host/account/notifications",
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

it('an address of a trip whose id is of an itinerary leads to the itinerary (H-078)', () => {
  const led = (model: string) => {
    const search = (Route.options.validateSearch as (search: object) => object)({ model });
    try {
      (Route.options.beforeLoad as (of: object) => void)({ params: { id: 'i1' }, search });
    } catch (to) {
      return (to as { options: object }).options;
    }
  };
  expect(led('itinerary')).toMatchObject({ to: '/itineraries/$id/description', params: { id: 'i1' } });
  for (const model of ['trip', 'tripRequest', 'anything']) expect(led(model)).toBeUndefined();
});

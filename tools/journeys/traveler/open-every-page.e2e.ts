import { type Page, test } from '@playwright/test';
import { type Walk, walk } from '../everyPage.ts';
import { forgetSession, newTraveler, ownBookings, signIn } from '../support.ts';

interface Booked {
  id: string;
  status: string;
  dueMinor: number;
  payments: { id: string; status: string }[];
  trip: { id: string; name: string };
}

const booking = '/trips/$tripId/manage-booking';

async function traveler(page: Page): Promise<Walk> {
  await signIn(page, 'traveler@demo.example');
  const paid = (await ownBookings<Booked>(page)).find((one) => !one.dueMinor && one.status === 'confirmed')!;
  const trip = `/trips/${paid.trip.id}`;
  return {
    app: 'traveler',
    base: '/app/traveler',
    addresses: {
      '/trips': ['/trips?all=true'],
      ...Object.fromEntries(
        ['trip-overview', 'itinerary', 'preparation', 'trip-form', 'manage-booking'].map((tab) => [
          `/trips/$tripId/${tab}`,
          [`${trip}/${tab}`],
        ]),
      ),
      '/trips/$tripId': [trip],
      '/transfer/$tripId': [`/transfer/${paid.trip.id}`],
      '/transfer/$tripId/$tab': [`/transfer/${paid.trip.id}/travel_detail`],
    },
    leads: {
      '/': '/trips/$tripId/trip-overview',
      '/account': '/account/profile',
      '/trips/$tripId': '/trips/$tripId/trip-overview',
      // Rides become available once an operator and an admin have approved the trip's days; book-rides covers them.
      '/transfer/$tripId': '/trips/$tripId/trip-overview',
      '/transfer/$tripId/$tab': '/trips/$tripId/trip-overview',
    },
    // Travelers who have paid in full have nothing to pay.
    next: async () => {
      await forgetSession(page);
      await newTraveler(page, 'a long walk along the fjord');
      const due = (await ownBookings<Booked>(page))[0]!;
      const at = (step: string) => [`/trips/${due.trip.id}/${step}`];
      return {
        [`${booking}/payment`]: at('manage-booking/payment'),
        [`${booking}/pay-balance`]: at('manage-booking/pay-balance'),
        [`${booking}/insurance`]: at('manage-booking/insurance'),
        [`${booking}/statement`]: at('manage-booking/statement'),
        [`${booking}/success`]: at(`manage-booking/success?payment=${due.payments[0]!.id}`),
        '/trips/$tripId/update-payment-method': at('update-payment-method'),
      };
    },
  };
}

test('every page of the Traveler portal opens, fits and is accessible', ({ page }) => walk(page, traveler));

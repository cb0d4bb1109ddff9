import type { Day, Itinerary, Photo } from '@caravan/sdk';

/** A landscape in three colors; stories need no network. */
export function landscape(sky: string, hills: string, ground: string): Photo {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice"><rect width="1200" height="800" fill="${sky}"/><circle cx="820" cy="240" r="96" fill="#fff" opacity=".75"/><path d="M0 560q180-220 340-60t320-120 300 60 240-80v440H0z" fill="${hills}"/><path d="M0 690q300-120 620-20t580-60v190H0z" fill="${ground}"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: 'Hills under a low sun' };
}

const dusk = landscape('#f3c9a5', '#b0586a', '#3d2f4d');
const noon = landscape('#cde5ea', '#5c9a90', '#1f4a48');

export const days: Day[] = [
  {
    day: 1,
    services: [
      { type: 'airportTransfer', name: 'Welcome transfer', airport: 'Cusco (CUZ)', startTime: '10:30' },
      {
        type: 'accommodation',
        name: 'Casa de los Andes',
        accommodationType: 'Boutique hotel',
        starRating: 4,
        numberOfNights: 3,
        orSimilar: true,
      },
      {
        type: 'meal',
        name: 'Welcome dinner',
        mealType: 'Dinner',
        startTime: '19:00',
        description: 'A long table under the arcades, with river trout and five kinds of potato.',
      },
    ],
  },
  {
    day: 2,
    services: [
      {
        type: 'activity',
        name: 'Sacred Valley on foot',
        startTime: '08:00',
        lengthMinutes: 330,
        includedActivity: true,
        description:
          'We start above Pisac, where the terraces catch the first sun, and walk down to the market.',
        images: [dusk, noon],
      },
      {
        type: 'activity',
        name: 'Weaving in Chinchero',
        includedActivity: false,
        unitPriceWithFeeMinor: 6500,
      },
    ],
  },
  { day: 3, services: [] },
];

export const itinerary: Itinerary = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Andes in Slow Motion',
  country: 'Peru',
  destination: 'Cusco',
  lengthInDays: 9,
  status: 'complete',
  operatorGroup: 'live',
  currency: 'USD',
  tier: 1,
  activityLevel: 3,
  hero: dusk,
  photos: [noon, dusk],
  locked: false,
  recommended: true,
  topRecommended: false,
  fromPriceMinor: 218_300,
  tripSummary:
    'Nine unhurried days between Cusco and the Sacred Valley: terraces at first light, a kitchen in Urubamba, and one night where the road ends.',
  minimumSpots: 8,
  maximumSpots: 18,
  travelerInsuranceRequired: true,
  cities: ['Cusco', 'Pisac', 'Urubamba'],
  inclusions: ['All accommodation', 'Local guides', 'Breakfast every day'],
  exclusions: ['International flights', 'Travel insurance'],
  logistics: 'Altitude is 3,400 m. Plan one calm day.',
  packages: [
    {
      level: 'standard',
      enabled: true,
      accommodationLevels: ['Boutique hotel'],
      mealLevels: ['Breakfast'],
      foodOptions: ['Vegetarian'],
      fromPriceMinor: 218_300,
    },
    {
      level: 'premium',
      enabled: true,
      accommodationLevels: ['Lodge'],
      mealLevels: ['Full board'],
      foodOptions: ['Vegetarian', 'Vegan'],
      fromPriceMinor: 296_000,
    },
  ],
  servicesByDay: days,
  version: 1,
};

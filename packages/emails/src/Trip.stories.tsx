import type { Meta } from '@storybook/react-vite';
import EarningsHeld$ from './mails/EarningsHeld.tsx';
import GroupChanged$ from './mails/GroupChanged.tsx';
import HostDigest$ from './mails/HostDigest.tsx';
import ItineraryApproved$ from './mails/ItineraryApproved.tsx';
import ItinerarySentBack$ from './mails/ItinerarySentBack.tsx';
import PricingApproved$ from './mails/PricingApproved.tsx';
import ReviewAsked$ from './mails/ReviewAsked.tsx';
import TechnicalItinerarySentBack$ from './mails/TechnicalItinerarySentBack.tsx';
import TripApproved$ from './mails/TripApproved.tsx';
import TripCancelled$ from './mails/TripCancelled.tsx';
import TripLaunched$ from './mails/TripLaunched.tsx';
import TripMessage$ from './mails/TripMessage.tsx';
import TripPageSentBack$ from './mails/TripPageSentBack.tsx';
import TripPromotion$ from './mails/TripPromotion.tsx';
import TripRequested$ from './mails/TripRequested.tsx';
import TripRequestAnswer$ from './mails/TripRequestAnswer.tsx';
import TripRequestQuestion$ from './mails/TripRequestQuestion.tsx';
import TripRequestRejected$ from './mails/TripRequestRejected.tsx';
import TripRequestWithdrawn$ from './mails/TripRequestWithdrawn.tsx';
import { story } from './story/mailStory.tsx';
import { german, sample } from './story/sample.ts';

const meta = { title: 'Emails/Trip', tags: ['!autodocs'] } satisfies Meta;
export default meta;

// Emails to hosts and operators have no order.
const noOrder = { Order: { ID: '' } };
// A host doesn't need to see their own face.
const toHost = { ...noOrder, Face: '', Trip: { ...sample.Trip, HostName: '' } };
const anHosts = { Trip: { ...german.Trip, HostName: '' } };

// An itinerary has no dates and no host yet.
const itinerary = { ...toHost, Trip: { ...sample.Trip, HostName: '', Dates: '' } };
const germanItinerary = { Trip: { ...german.Trip, HostName: '', Dates: '' } };

export const ItineraryApproved = story(ItineraryApproved$, itinerary, germanItinerary);
export const ItinerarySentBack = story(
  ItinerarySentBack$,
  {
    ...itinerary,
    Paragraphs: [
      { Text: 'A fine walk. Two things are missing.', About: '', Day: 0 },
      { Text: 'Say where lunch is.', About: 'Trip summary', Day: 0 },
      { Text: 'Which rooms?', About: 'Quinta da Serra', Day: 2 },
    ],
  },
  {
    ...germanItinerary,
    Paragraphs: [
      { Text: 'Eine schöne Wanderung. Zwei Dinge fehlen.', About: '', Day: 0 },
      { Text: 'Wo gibt es Mittagessen?', About: 'Kurzbeschreibung', Day: 0 },
      { Text: 'Welche Zimmer?', About: 'Quinta da Serra', Day: 2 },
    ],
  },
);
const toChange = [{ Text: 'Two photos show another island. Please use your own.', About: '', Day: 0 }];
const toChangeGerman = [
  { Text: 'Zwei Fotos zeigen eine andere Insel. Bitte nimm eigene.', About: '', Day: 0 },
];
export const TripPageSentBack = story(
  TripPageSentBack$,
  { ...toHost, Paragraphs: toChange },
  { ...anHosts, Paragraphs: toChangeGerman },
);
export const TechnicalItinerarySentBack = story(
  TechnicalItinerarySentBack$,
  { ...noOrder, Paragraphs: [{ Text: 'Name the hotel of the third night.', About: '', Day: 0 }] },
  { Paragraphs: [{ Text: 'Nenne das Hotel der dritten Nacht.', About: '', Day: 0 }] },
);
export const EarningsHeld = story(
  EarningsHeld$,
  { ...toHost, Paragraphs: [{ Text: 'Send us the invoice for the boat.', About: '', Day: 0 }] },
  { ...anHosts, Paragraphs: [{ Text: 'Schick uns die Rechnung für das Boot.', About: '', Day: 0 }] },
);
export const TripRequested = story(TripRequested$, noOrder);
export const TripRequestWithdrawn = story(TripRequestWithdrawn$, noOrder);
export const TripRequestRejected = story(
  TripRequestRejected$,
  { ...toHost, Reason: 'The mountain road is closed in that week.' },
  { ...anHosts, Reason: 'In dieser Woche ist die Bergstraße gesperrt.' },
);
export const TripRequestQuestion = story(
  TripRequestQuestion$,
  { ...noOrder, Paragraphs: [{ Text: 'Can the hike on day two start at seven?' }] },
  { Paragraphs: [{ Text: 'Kann die Wanderung an Tag zwei um sieben beginnen?' }] },
);
export const TripRequestAnswer = story(
  TripRequestAnswer$,
  { ...toHost, Paragraphs: [{ Text: 'Yes, the guide starts at seven.' }] },
  { ...anHosts, Paragraphs: [{ Text: 'Ja, die Führung beginnt um sieben.' }] },
);
export const TripApproved = story(TripApproved$, toHost, anHosts);
export const PricingApproved = story(PricingApproved$, toHost, anHosts);
export const TripLaunched = story(TripLaunched$, toHost, anHosts);
export const TripCancelled = story(
  TripCancelled$,
  { Reason: 'Too few travelers have booked.' },
  { Reason: 'Es haben sich zu wenige angemeldet.' },
);
export const GroupChanged = story(
  GroupChanged$,
  { ...toHost, Person: 'Ada Byron', Other: 'Noor Haddad' },
  anHosts,
);
export const TripPromotion = story(
  TripPromotion$,
  {
    ...noOrder,
    Headline: 'Walk the old paths with me',
    Paragraphs: [
      { Text: 'Three years ago I walked here for the first time.' },
      { Text: 'This spring I go back, and you can come along.' },
    ],
    Unsubscribe: 'https://acme.test/public/unsubscribe/1',
    Opened: '',
  },
  {
    Headline: 'Geh mit mir die alten Wege',
    Paragraphs: [
      { Text: 'Vor drei Jahren bin ich hier zum ersten Mal gewandert.' },
      { Text: 'In diesem Frühling gehe ich wieder, und du kannst mitkommen.' },
    ],
  },
);
export const TripMessage = story(
  TripMessage$,
  {
    Headline: 'What to pack',
    Paragraphs: [{ Text: 'Nights are cold up there: bring a warm layer.' }],
  },
  {
    Headline: 'Was in den Rucksack gehört',
    Paragraphs: [{ Text: 'Die Nächte sind kalt dort oben: Nimm etwas Warmes mit.' }],
  },
);
export const ReviewAsked = story(ReviewAsked$, {
  ...noOrder,
  Unsubscribe: 'https://acme.test/public/reviews/unsubscribe/1',
  Opened: '',
});
export const HostDigest = story(
  HostDigest$,
  {
    ...toHost,
    Amount: '$1,240.00',
    Paragraphs: [
      { Text: 'Slow Lisbon and the Alentejo coast (2)', About: 'Travelers to confirm', Day: 0 },
      { Text: 'Slow Lisbon and the Alentejo coast (4)', About: 'Travel forms missing', Day: 0 },
    ],
  },
  {
    ...anHosts,
    Amount: '1.240,00 €',
    Paragraphs: [
      { Text: 'Lissabon und die Küste des Alentejo (2)', About: 'Reisende zu bestätigen', Day: 0 },
      { Text: 'Lissabon und die Küste des Alentejo (4)', About: 'Fehlende Reiseformulare', Day: 0 },
    ],
  },
);

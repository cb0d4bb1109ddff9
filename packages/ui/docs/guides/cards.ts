import { type Guides, none } from './guide.ts';

export const cards: Guides = {
  Card: {
    keys: none,
    dos: ['Group what belongs to one thing, with at most one primary action.'],
    donts: ['Nest cards.', 'Put a single line into one; a heading is enough.'],
    words: ['The title names the thing, not its type: “Payments”, not “Payment card”.'],
  },
  TripCard: {
    keys: [['Enter', 'opens the trip']],
    dos: [
      'Show trips in a grid of equal cards.',
      'Give it the price and the spots left where people choose.',
    ],
    donts: ['Add a second link or button to it.', 'Crop a picture to hide what the trip is not.'],
    words: ['“From” before the lowest price.', 'Scarcity only when it’s true: “2 spots left”.'],
  },
  ItineraryCard: {
    keys: [['Enter', 'opens the itinerary, or says what unlocks it']],
    dos: ['Say what unlocks a locked itinerary.'],
    donts: ['Show a badge for every itinerary: it would say nothing.'],
    words: ['The kicker names the place; the title is the itinerary’s own.'],
  },
  PolicyCard: {
    keys: [['Tab', 'moves between its documents and actions']],
    dos: ['Show who is covered, the number, and where to find the documents.'],
    donts: ['Show it for a quote; use RadioCards to choose one.'],
    words: ['Use the insurer’s name for the policy.', 'Say until when it can be canceled, with the date.'],
  },
  RideCard: {
    keys: [['Tab', 'moves between its actions']],
    dos: ['Show times in the zone of the pickup.', 'Keep the driver’s number within reach on the day.'],
    donts: ['Show two rides in one card.'],
    words: ['“Pickup” and “Drop-off”.', 'Say what changing or canceling costs, before it’s pressed.'],
  },
  StatCard: {
    keys: [['Tab', 'moves to “Try again” if the figure can’t be loaded']],
    dos: [
      'Show three to six next to each other, of the same period.',
      'Pass null when there is no figure yet.',
    ],
    donts: ['Show a figure that no one acts on.', 'Color a change that is neither good nor bad.'],
    words: ['The label names what is counted: “Confirmed travelers”.', 'The detail says compared with what.'],
  },
};

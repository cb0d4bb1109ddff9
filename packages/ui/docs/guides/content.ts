import { type Guides, none } from './guide.ts';

export const content: Guides = {
  Accordion: {
    keys: [['Enter, Space', 'opens or closes the answer']],
    dos: ['Use it for questions that only some people have.'],
    donts: ['Hide prices, deadlines, or anything that everyone needs.', 'Nest one in another.'],
    words: [
      'Titles are the reader’s questions: “When do I pay the balance?”',
      'Answer in the first sentence.',
    ],
  },
  Artwork: {
    keys: none,
    dos: ['Give every picture the aspect ratio of its place, so that nothing moves.'],
    donts: ['Put text into the picture.', 'Use a picture of another place.'],
    words: ['alt says what can be seen, without “picture of”; empty when the text next to it says the same.'],
  },
  Avatar: {
    keys: [['Enter, Space', 'opens the account, if it is a button']],
    dos: ['Show a name next to it, except in the header.'],
    donts: ['Use it for organizations with a logo.'],
    words: ['Initials come from the name; never shorten a name by hand.'],
  },
  EmbedFrame: {
    keys: [['Tab', 'moves into the frame and out of it']],
    dos: ['Name the frame, and show what to do if it does not load.', 'Listen to its own origin only.'],
    donts: ['Frame a page that needs the visitor’s session elsewhere.'],
    words: ['The title says what is inside: “Preparation”.'],
  },
  Facts: {
    keys: none,
    dos: ['Use it for up to about eight facts of one thing.'],
    donts: ['Use it to compare several things; use DataTable.', 'Show a fact without a value.'],
    words: ['Labels are nouns: “Dates”, “Spots left”.', 'Values carry their unit.'],
  },
  Gallery: {
    keys: [
      ['Enter, Space', 'opens the picture'],
      ['← →', 'shows the previous or next picture'],
      ['Esc', 'closes the lightbox'],
    ],
    dos: ['Begin with the picture that says most about the trip.'],
    donts: ['Show the same place five times.'],
    words: ['Each picture has an alt text of its own.'],
  },
  Hero: {
    keys: [['Tab', 'moves between its actions']],
    dos: ['Use one per page, at the top.', 'Offer one action.'],
    donts: ['Use a picture that is busy where the text stands.'],
    words: ['The title fits on two lines at 390 px.'],
  },
  PrintSheet: {
    keys: none,
    dos: ['Start each part on a new page only if it is handed to a different person.'],
    donts: ['Rely on color: many people print in black and white.'],
    words: ['Name the thing and the day of printing on every page.'],
  },
  RichText: {
    keys: [['Tab', 'moves between the links in the text']],
    dos: ['Use it wherever text of RichTextField is shown.'],
    donts: ['Pass HTML that a server has not cleaned and expect styles, pictures, or scripts to stay.'],
    words: ['None of its own.'],
  },
  RouteMap: {
    keys: none,
    dos: ['List the stops next to it: the map alone is no text.'],
    donts: ['Use it for street-level directions.'],
    words: ['Name the stops as the itinerary does.'],
  },
  Timeline: {
    keys: [['Tab', 'moves between links and actions within the entries']],
    dos: ['Begin with the newest entry in a history, and with the first day in an itinerary.'],
    donts: ['Mix times of different zones without saying so.'],
    words: ['Entries say who did what: “Ana Lima changed the price”.', 'Past tense, no codes.'],
  },
};

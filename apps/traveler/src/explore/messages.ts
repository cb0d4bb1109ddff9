export const words = {
  // T-063
  banner: (brand: string) => `Come see the world with ${brand}.`,
  seeTrips: 'See Trips',
  grid: 'Choose your own adventure',
};

/** The categories of the page, in order (T-063). */
export const categories = [
  'Photography',
  'LGBTQ+',
  'Body Positivity',
  'Fitness',
  'Exploration',
  'Food',
  'Health & Wellness',
  'Yoga',
] as const;

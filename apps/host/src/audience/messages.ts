import { plural, t } from '@lingui/core/macro';

/** Messages of My Audience (H-089 to H-093, H-427 to H-432, H-576 to H-580). */
export const words = {
  title: t`My Audience`,
  tabs: { survey: t`Survey`, research: t`Audience Data` },
  survey: {
    title: t`Survey your Audience`,
    text: t`Share your survey link. It takes about 2 minutes, and 100 responses unlock itineraries.`,
    link: t`Survey link`,
    copied: t`Link copied`,
    copyFailed: t`Error`,
    locked: t`You’ll get your survey link once your profile is active.`,
    open: t`Open survey`,
    responses: t`Responses`,
    qualified: t`Qualified responses`,
    qualifiedHint: (budget: string) => t`Over 18 with a travel budget of at least ${budget}`,
    progress: (n: number, of: number) =>
      n < of ? t`${n} of ${of} responses` : plural(n, { one: '# response', other: '# responses' }),
    unlocked: t`You’ve unlocked itineraries.`,
    toUnlock: (n: number) =>
      plural(n, {
        one: '# more response to unlock itineraries.',
        other: '# more responses to unlock itineraries.',
      }),
    toTier: (n: number) =>
      plural(n, {
        one: '# more qualified response unlocks your next tier.',
        other: '# more qualified responses unlock your next tier.',
      }),
    explore: t`Explore Itineraries`,
    how: t`How it works`,
    steps: [
      [t`Share`, t`Post the link in your stories, newsletter, and bio.`],
      [t`Learn`, t`See where your audience wants to go, when, and for how much.`],
      [t`Travel`, t`Request an itinerary that fits and launch your trip.`],
    ] as const,
    email: t`Prefer a ready-made message?`,
    message: (url: string) =>
      t`I’m planning a trip for us! Tell me where you’d like to go. It takes about 2 minutes: ${url}`,
    messageLabel: t`Message`,
  },
  collect: {
    title: t`Email signup`,
    text: t`Share this link, and people who follow it join your marketing list.`,
    link: t`Signup link`,
    all: t`All links`,
    none: t`You don’t have an email signup link yet.`,
  },
  image: {
    open: t`Timeline image`,
    title: t`Survey timeline image`,
    text: t`Download an image and post it with your survey link.`,
    headline: t`Where should we travel together?`,
    line: t`Tell me in 2 minutes`,
    none: t`There’s no picture to work from yet.`,
  },
  research: {
    qualifiedOnly: t`Qualified responses only`,
    notQualified: t`Available once you’re a qualified host with survey data.`,
    responses: t`Responses`,
    average: t`Average budget`,
    median: t`Median budget`,
    list: t`Marketing list`,
    listDetail: t`email addresses`,
    top: t`Top destinations`,
    popularDestinations: t`Popular destinations`,
    timeOfYear: t`Time of year`,
    budget: t`Budget`,
    age: t`Age`,
    gender: t`Gender`,
    amount: t`Responses`,
    notEnough: t`Not enough data to display.`,
    notEnoughText: t`As you collect survey responses, they will populate here.`,
    survey: t`Survey Audience`,
    recommended: t`Recommended itineraries`,
    export: t`Export audience data`,
    exportText: t`The file has the email address and name of everyone who answered your survey or joined your list.`,
    extended: t`Include survey answers`,
    exportNow: t`Export`,
    cancel: t`Cancel`,
    nothingToExport: t`No one is in your audience yet.`,
  },
};

import { t } from '@lingui/core/macro';

export const words = {
  title: t`How was your trip?`,
  lead: (trip: string) => t`Rate ${trip}. Your review helps your host and people who are choosing a trip.`,
  rating: t`Your rating`,
  ratingNeeded: t`Choose 1 to 5 stars.`,
  comment: t`What would you tell others? (optional)`,
  save: t`Save review`,
  change: t`Change review`,
  saved: t`Thank you for your review!`,
  yours: t`Your review`,
  savedOn: (date: string) => t`Saved on ${date}`,
  hidden: t`Your review isn’t shown`,
  hiddenText: t`Change it, and we’ll read it again.`,
  keep: t`Cancel`,
  failed: t`We couldn’t load your review.`,
};

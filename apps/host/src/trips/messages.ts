import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Trips`,
  home: t`Home`,
  all: t`All Trips`,
  // H-067
  getGoing: t`Get Going`,
  none: t`Get your group trip going!`,
  noneText: t`Ask your audience where they want to go. Trips you request will appear here.`,
  explore: t`Explore Itineraries`,
  survey: t`Survey Audience`,
  spots: (left: number, of: number) =>
    plural(of, { one: `${left} of # spot left`, other: `${left} of # spots left` }),
  soldOut: t`Sold out`,
  review: t`Requested`,
};

import type { DestinationInput, DestinationSetting, UnlistedDestination } from '@caravan/sdk';

/** A destination as it is saved. */
export const inputOf = ({
  id,
  country,
  name,
  intro,
  picture,
  hidden,
}: DestinationSetting): DestinationInput => ({
  id,
  country,
  name,
  hidden,
  ...(intro && { intro }),
  ...(picture && { picture }),
});

/** What is merged or added: a destination, or a place that only itineraries and trips have. */
export type Place = DestinationSetting | UnlistedDestination;

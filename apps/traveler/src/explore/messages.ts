import { t } from '@lingui/core/macro';

export const words = {
  title: t`Explore`,
  // T-063
  banner: (brand: string) => t`Come see the world with ${brand}.`,
  seeTrips: t`See Trips`,
  grid: t`Choose your own adventure`,
  saved: t`Saved trips`,
  savedFrom: (price: string) => t`From ${price}`,
  unsave: t`Remove`,
  unsaveNamed: (trip: string) => t`Remove ${trip} from saved trips`,
};

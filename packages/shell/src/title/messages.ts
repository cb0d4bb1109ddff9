import { t } from '@lingui/core/macro';

/** What follows the marketplace's name in a document title (H-059). */
export const portals: Record<string, string> = {
  'Host Portal': t`Host Portal`,
  'Operator Portal': t`Operator Portal`,
  'Traveler Portal': t`Traveler Portal`,
  'Admin Portal': t`Admin Portal`,
  Login: t({ message: 'Login', context: 'title of the page' }),
  Signup: t({ message: 'Signup', context: 'title of the page' }),
};

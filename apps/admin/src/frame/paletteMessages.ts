import { t } from '@lingui/core/macro';

export const actions = {
  discount: t`Create discount`,
  helper: t`Invite helper`,
  journal: t`Export journal`,
  standIn: t`Impersonate someone`,
  standInHint: t`Type a name`,
  /** The word that is followed by a person’s name. */
  standInVerb: t({ message: 'Impersonate', context: 'followed by a person’s name' }),
  standInFor: (name: string) => t`Impersonate ${name}`,
};

import { t } from '@lingui/core/macro';

export const words = {
  title: t`Access`,
  description: t`See who can do what, and why.`,
  ask: t`Check a permission`,
  person: t`Person`,
  personPlaceholder: t`Search by name or email`,
  kind: t`Object`,
  object: t`Object ID`,
  permit: t`Permission`,
  check: t`Check`,
  required: t`Choose an option`,
  allowed: t`Allowed`,
  denied: t`Not allowed`,
  why: t`Why`,
  wouldHave: t`Who has this permission`,
  holders: t`Who has access`,
  holdersText: t`Everyone with a permission on this object, and the relations that grant it.`,
  nobody: t`No one has access yet`,
  truncated: t`This list is incomplete. More people have access.`,
  key: t`API key`,
  relations: t`This person’s relations`,
  noRelations: t`No relations`,
  more: t`Load more`,
  open: t`Check a permission`,
  picture: t`Who has access to this picture`,
  kinds: {
    Tenant: t`Marketplace`,
    TripRequest: t`Trip request`,
    ApiKey: t`API key`,
    Inventory: t`Departure`,
    Participant: t`Traveler`,
    GroundTransfer: t`Ride`,
  } as Record<string, string>,
  permitWords: (permit: string) => permit.replaceAll('_', ' '),
};

export const kindWords = (namespace: string) => words.kinds[namespace] ?? namespace;

import { t } from '@lingui/core/macro';
import { links, permits } from './model.ts';

export const words = {
  title: t`Access`,
  description: t`See who can do what, and why.`,
  ask: t`Check a permission`,
  person: t`Person`,
  personPlaceholder: t`Search by name or email`,
  kind: t`Kind`,
  object: t`Object`,
  objectId: (kind: string) => t`${kind} ID`,
  permit: t`Permission`,
  check: t`Check`,
  required: t`Choose an option`,
  looks: (who: string) => t`${who} has view-only access, so changes are refused anyway.`,
  onlySections: (who: string, sections: string) =>
    t`${who} can change only these sections: ${sections}. Changes elsewhere are refused anyway.`,
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
    Trip: t`Trip`,
    Booking: t`Booking`,
    Itinerary: t`Itinerary`,
    Operator: t`Operator`,
    Host: t`Host`,
    File: t`Picture`,
    Report: t`Earnings report`,
    Export: t`Export`,
    Webhook: t`Webhook`,
    User: t`Person`,
  } as Record<string, string>,
  permitWords: (permit: string) => permits[permit] ?? permit,
  linkWords: (link: string) => links[link] ?? link,
  may: (who: string, permit: string, what: string) => t`${who} has the permission “${permit}” for ${what}.`,
  mayNot: (who: string, permit: string, what: string) =>
    t`No relation gives ${who} the permission “${permit}” for ${what}.`,
  named: (kind: string, name: string) => t`${kind} “${name}”`,
  is: (who: string, link: string) => t`${who}: ${link}`,
  of: (link: string, name: string) => t`${link} “${name}”`,
};

/** A display name: people by name, everything else by kind and name, or by kind alone. */
export function nameWords(of: { namespace: string; name: string } | undefined): string {
  const { namespace = '', name = '' } = of ?? {};
  if (!name) return kindWords(namespace);
  return namespace === 'User' || namespace === 'Tenant' ? name : words.named(kindWords(namespace), name);
}

/** A relation in words, such as: Ana Ruiz: Member of the operator “Atlas Trails”. */
export function stepWords(step: {
  link: string;
  subject?: { namespace: string; name: string } | undefined;
  object?: { namespace: string; name: string } | undefined;
}): string {
  return words.is(nameWords(step.subject), roleWords(step.link, step.object?.name ?? ''));
}

/** The role that a relation gives its subject on an object with that name. */
export const roleWords = (link: string, name: string) =>
  name ? words.of(words.linkWords(link), name) : words.linkWords(link);

export const kindWords = (namespace: string) => words.kinds[namespace] ?? namespace;

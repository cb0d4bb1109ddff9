import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Your spot in line`,
  position: (place: number) => t`Number ${place}`,
  text: (spots: number) =>
    plural(spots, {
      one: 'We’ll email you as soon as a spot is free for you. Then you have some time to pay your deposit.',
      other:
        'We’ll email you as soon as # spots are free for your party. Then you have some time to pay your deposit.',
    }),
  free: t`Waiting costs nothing, and nothing is held for you yet.`,
  leave: t`Leave the waitlist`,
  leaveTitle: t`Leave the waitlist?`,
  leaveText: (trip: string, spots: string) =>
    t`You give up your spot in line for ${spots} on ${trip}. You can join again, at the end of the line.`,
  leftReason: t`Left the waitlist`,
  declinedReason: t`Declined the offered spots`,
  left: (trip: string) => t`You left the waitlist for ${trip}.`,
  decline: t`Decline these spots`,
  declineTitle: t`Decline these spots?`,
  declineText: (trip: string, spots: string) =>
    t`We’ll offer ${spots} on ${trip} to the next party. You leave the waitlist.`,
  declined: (trip: string) => t`You declined the spots on ${trip}.`,
  stay: t`Stay on the waitlist`,
  keep: t`Keep the offer`,
};

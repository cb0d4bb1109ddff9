import { t } from '@lingui/core/macro';

export const words = {
  join: t`Join the waitlist`,
  lead: t`Leave your party’s details, and we’ll offer you spots as soon as enough are free. Waiting costs nothing.`,
  title: t`Waitlist`,
  heading: (trip: string) => t`Join the waitlist for ${trip}`,
  how: [
    t`We’ll email you as soon as there are enough spots for your whole party.`,
    t`We hold them for you for a limited time. Pay your deposit by then and they’re yours.`,
    t`If you don’t want them anymore, they go to the next party. You pay nothing.`,
  ],
  back: t`Back to trip`,
  party: t`Number of travelers`,
  largest: (spots: string) => t`One party can wait for ${spots} at most.`,
  rooms: t`Rooms`,
  book: t`Go to trip`,
  none: t`This trip doesn’t have a waitlist.`,
  doneTitle: (position: number) => t`You’re number ${position} on the waitlist`,
  doneText: (trip: string, spots: string) =>
    t`We saved your request for ${spots} on ${trip} and sent you an email.`,
  order: t`Your order number`,
  next: t`What happens next`,
  see: t`See my waitlist spot`,
};

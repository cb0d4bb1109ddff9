import { t } from '@lingui/core/macro';

/** Messages of the services agreement and the walkthrough after it (H-147 to H-154, H-375, H-395). */
export const words = {
  agree: t`I agree to the services agreement.`,
  agreeFirst: t`Check the box to continue`,
  pricesFirst: t`Save your prices before you accept the agreement.`,
  setPrices: t`Set your price`,
  continue: t`Continue`,
  accepted: (on: string) => t`You accepted this agreement on ${on}.`,
  version: (v: string) => t`Version ${v}`,
  next: t`Go to your trip page`,
  print: t`Download PDF`,
  printFailed: t`We couldn’t create the PDF. Please try again.`,
  stepOf: (n: number, of: number) => t`Step ${n} of ${of}`,
  congratulations: {
    title: t`Congratulations!`,
    text: t`Your trip is set up. Here’s what’s next:`,
    steps: [t`Set launch date and time`, t`Promote the page pre-launch`, t`Announce the launch date`],
  },
  review: {
    title: t`Review your trip page`,
    text: t`This is what your audience will see. You can change the name, summary, and categories anytime.`,
    open: t`Open trip page`,
    picture: (trip: string) => t`The trip page of ${trip}`,
  },
  profile: {
    title: t`Finish Your Profile`,
    text: t`Travelers book with people they know. Tell them about yourself.`,
    bio: t`Bio`,
    hint: t`100 to 350 characters.`,
    // H-375
    min: t`Minimum 100 characters required`,
    max: t`Maximum 350 characters allowed`,
    saved: t`Profile saved`,
    failed: t`There was an error saving your profile. Please try again.`,
  },
  launch: {
    title: t`Schedule launch`,
    text: t`Choose when your trip page opens for bookings.`,
  },
  modal: {
    intro: t`Your trip is approved`,
    introText: t`Your trip page is ready. Choose when it opens for bookings, and tell your audience to save the date.`,
    tips: t`We're excited to travel with you!`,
    tipsList: [
      t`Share your launch date at least a week ahead.`,
      t`Tell people why you chose this trip. Your own words sell best.`,
      t`Answer questions in public, so everyone can read them.`,
    ],
    done: t`Done`,
  },
  back: t`Back`,
  forward: t`Next`,
  later: t`Schedule Later`,
  skipFailed: t`Something went wrong`,
};

export const bioLimits = { min: 100, max: 350 };

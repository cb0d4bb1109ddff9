/** The services agreement and the walkthrough after it (H-147 to H-154, H-375, H-395). */
export const words = {
  agree: 'I agree to the services agreement.',
  agreeFirst: 'Check the box to continue',
  pricesFirst: 'Save your prices before you accept the agreement.',
  setPrices: 'Set your price',
  continue: 'Continue',
  accepted: (on: string) => `You accepted this agreement on ${on}.`,
  version: (v: string) => `Version ${v}`,
  next: 'Go to your trip page',
  // The walkthrough's steps
  steps: ['Congratulations', 'Review your trip page', 'Finish Your Profile', 'Schedule launch'],
  stepOf: (n: number, of: number) => `Step ${n} of ${of}`,
  congratulations: {
    title: 'Congratulations!',
    text: 'Your trip is set up. Here’s what’s next:',
    steps: ['Set launch date and time', 'Promote the page pre-launch', 'Announce the launch date'],
  },
  review: {
    title: 'Review your trip page',
    text: 'This is what your audience will see. You can change the name, summary, and categories anytime.',
    open: 'Open trip page',
  },
  profile: {
    title: 'Finish Your Profile',
    text: 'Travelers book with people they know. Tell them about yourself.',
    bio: 'Bio',
    hint: '100 to 350 characters.',
    // H-375
    min: 'Minimum 100 characters required',
    max: 'Maximum 350 characters allowed',
    saved: 'Profile saved',
    failed: 'There was an error saving your profile. Please try again.',
  },
  launch: { title: 'Schedule launch', text: 'Choose when your trip page opens for bookings.' },
  back: 'Back',
  forward: 'Next',
  later: 'Schedule Later',
  skipFailed: 'Something went wrong',
};

export const bioLimits = { min: 100, max: 350 };

/** Onboarding of a host (H-123 to H-128, H-354 to H-360). */
export const words = {
  title: 'Onboarding',
  steps: {
    welcome: 'Welcome',
    interests: 'Interests',
    socials: 'Socials',
    bio: 'Bio',
    congrats: 'Congrats',
  },
  progress: 'Onboarding steps',
  welcome: {
    title: (name: string) => `Welcome, ${name}`,
    text: 'Tell travelers what you love, where they can follow you, and who you are. It takes about two minutes.',
    start: 'Get Started',
  },
  interests: {
    title: 'What do you love to do?',
    text: 'We’ll show your interests on your page and use them to suggest itineraries.',
    label: 'Interests',
    required: 'At least one interest is required',
  },
  socials: {
    title: 'Where do people follow you?',
    text: 'Add at least one account.',
    required: 'At least one social media account is required',
  },
  bio: {
    title: 'Tell travelers about yourself',
    text: 'Write a few sentences for your page. You can change them anytime.',
    label: 'Bio',
    tooLong: 'Maximum 350 characters allowed',
    skip: 'Skip and Complete',
    complete: 'Complete',
  },
  congrats: {
    title: 'Congratulations!',
    text: 'Your host account is ready. Here’s what’s next:',
    steps: ['Sign up as a Host', 'Survey your Audience', 'Qualify to Host a Trip'] as const,
    stepsLabel: 'Steps to your first trip',
    survey: 'Start Surveying',
    finish: 'Finish',
  },
  back: 'Back',
  next: 'Next',
  /** On the home, until it is done. */
  prompt: {
    title: 'Set up your host page',
    text: 'Add your interests, accounts, and a few words about yourself. Travelers see them before they book.',
    open: 'Get Started',
  },
};

import { t } from '@lingui/core/macro';

/** Messages of the host onboarding (H-123 to H-128, H-354 to H-360). */
export const words = {
  title: t`Onboarding`,
  // H-582
  notSaved: t`Error saving Host`,
  steps: {
    welcome: t`Welcome`,
    interests: t`Interests`,
    socials: t`Socials`,
    bio: t`Bio`,
    congrats: t`Congrats`,
  },
  progress: t`Onboarding steps`,
  welcome: {
    title: (name: string) => t`Welcome, ${name}`,
    text: t`Tell travelers what you love, where they can follow you, and who you are. It takes about two minutes.`,
    start: t`Get Started`,
  },
  interests: {
    title: t`What do you love to do?`,
    text: t`We’ll show your interests on your page and use them to suggest itineraries.`,
    label: t`Interests`,
    required: t`At least one interest is required`,
  },
  socials: {
    title: t`Where do people follow you?`,
    text: t`Add at least one account.`,
    required: t`At least one social media account is required`,
  },
  connect: {
    title: t`Connect your accounts`,
    text: t`We read which accounts are yours. We never post for you.`,
    start: t`Connect accounts`,
    pending: t`Connecting…`,
    done: t`Your accounts are connected`,
    disconnect: t`Disconnect`,
    failed: t`Error connecting your account`,
    notStarted: t`Error initializing our social connection platform`,
    manually: t`Please try again or connect manually`,
  },
  bio: {
    title: t`Tell travelers about yourself`,
    text: t`Write a few sentences for your page. You can change them anytime.`,
    label: t`Bio`,
    tooLong: t`Maximum 350 characters allowed`,
    skip: t`Skip and Complete`,
    complete: t`Complete`,
  },
  congrats: {
    title: t`Congratulations!`,
    text: t`Your host account is ready. Here’s what’s next:`,
    steps: [t`Sign up as a Host`, t`Survey your Audience`, t`Qualify to Host a Trip`] as const,
    stepsLabel: t`Steps to your first trip`,
    survey: t`Start Surveying`,
    finish: t`Finish`,
  },
  back: t`Back`,
  next: t`Next`,
  /** On the home page, until it is done. */
  prompt: {
    title: t`Set up your host page`,
    text: t`Add your interests, accounts, and a few words about yourself. Travelers see them before they book.`,
    open: t`Get Started`,
  },
};

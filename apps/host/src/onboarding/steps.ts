import { bioLimit } from '../publicProfile/messages.ts';
import type { Values } from '../publicProfile/form.ts';
import { words } from './messages.ts';

/** H-123, in order. */
export const onboardingSteps = ['welcome', 'interests', 'socials', 'bio', 'congrats'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Form values: the profile, and whether biography and picture are saved, too. */
export type OnboardingValues = Values & {
  about: boolean;
  /** The host's ID at the provider of connected accounts; '' while none are connected. */
  socialEngagementUserId: string;
};

type Asked = Values & Partial<OnboardingValues>;

/** Problems that prevent leaving a step, by field path (H-355 to H-359). */
export function problemsAt(step: OnboardingStep, v: Asked): Record<string, string> {
  if (step === 'interests' && v.interests.length === 0) return { interests: words.interests.required };
  const typed = Object.values(v.socialChannels).some((handle) => handle.trim());
  if (step === 'socials' && !v.socialEngagementUserId && !typed)
    return { socialChannels: words.socials.required };
  if (step === 'bio' && [...v.bio.trim()].length > bioLimit) return { bio: words.bio.tooLong };
  return {};
}

/** Whether the biography has changed and isn't too long (H-360). */
export function mayComplete(v: Values, before: string): boolean {
  const bio = v.bio.trim();
  return bio !== '' && bio !== before.trim() && Object.keys(problemsAt('bio', v)).length === 0;
}

/** The requested step, or the first incomplete one before it: a reload discards unsaved input. */
export function reachable(asked: OnboardingStep, v: Asked): OnboardingStep {
  const before = onboardingSteps.slice(0, onboardingSteps.indexOf(asked));
  return before.find((step) => Object.keys(problemsAt(step, v)).length > 0) ?? asked;
}

/** The step with the field that the server rejected. */
export function stepOf(fields: Record<string, string>): OnboardingStep {
  const names = Object.keys(fields);
  if (names.some((name) => name.startsWith('categoryInterests'))) return 'interests';
  return names.some((name) => name.startsWith('socialChannels')) ? 'socials' : 'bio';
}

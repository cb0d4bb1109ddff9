import { bioLimit } from '../publicProfile/messages.ts';
import type { Values } from '../publicProfile/form.ts';
import { words } from './messages.ts';

/** H-123, in order. */
export const onboardingSteps = ['welcome', 'interests', 'socials', 'bio', 'congrats'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** The form: the profile, and whether biography and picture are kept too. */
export type OnboardingValues = Values & {
  about: boolean;
  /** Who the host is at the provider of connected accounts; '' while none are connected. */
  socialEngagementUserId: string;
};

type Asked = Values & Partial<OnboardingValues>;

/** What keeps a step from being left, by the path of the field (H-355 to H-359). */
export function problemsAt(step: OnboardingStep, v: Asked): Record<string, string> {
  if (step === 'interests' && v.interests.length === 0) return { interests: words.interests.required };
  const typed = Object.values(v.socialChannels).some((handle) => handle.trim());
  if (step === 'socials' && !v.socialEngagementUserId && !typed)
    return { socialChannels: words.socials.required };
  if (step === 'bio' && [...v.bio.trim()].length > bioLimit) return { bio: words.bio.tooLong };
  return {};
}

/** Whether the biography is another than before, and fits (H-360). */
export function mayComplete(v: Values, before: string): boolean {
  const bio = v.bio.trim();
  return bio !== '' && bio !== before.trim() && Object.keys(problemsAt('bio', v)).length === 0;
}

/** The step asked for, or the first before it that still lacks something: a reload forgets what was not saved. */
export function reachable(asked: OnboardingStep, v: Asked): OnboardingStep {
  const before = onboardingSteps.slice(0, onboardingSteps.indexOf(asked));
  return before.find((step) => Object.keys(problemsAt(step, v)).length > 0) ?? asked;
}

/** The step that shows a field the server refused. */
export function stepOf(fields: Record<string, string>): OnboardingStep {
  const names = Object.keys(fields);
  if (names.some((name) => name.startsWith('categoryInterests'))) return 'interests';
  return names.some((name) => name.startsWith('socialChannels')) ? 'socials' : 'bio';
}

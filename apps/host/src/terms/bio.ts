import { bioLimits, words } from './messages.ts';

/** A bio is optional here; given, it must be long enough to say something (H-375). */
export function bioProblem(bio: string): string | undefined {
  const length = bio.trim().length;
  if (length === 0) return undefined;
  if (length < bioLimits.min) return words.profile.min;
  if (length > bioLimits.max) return words.profile.max;
  return undefined;
}

import { bioLimits, words } from './messages.ts';

/** A bio is optional here, but if given, it must have a minimum length (H-375). */
export function bioProblem(bio: string): string | undefined {
  const length = bio.trim().length;
  if (length === 0) return undefined;
  if (length < bioLimits.min) return words.profile.min;
  if (length > bioLimits.max) return words.profile.max;
  return undefined;
}

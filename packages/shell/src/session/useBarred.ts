import { useOptionalProfile } from './useProfile.ts';

/**
 * Why the signed-in person cannot use an operation now: an admin who stands in for somebody moves neither money nor
 * data. The profile says which operations these are. `undefined` when nothing is in the way.
 */
export function useBarred(operation: string): string | undefined {
  const standing = useOptionalProfile()?.impersonation;
  return standing?.barred.includes(operation) ? standing.barredReason : undefined;
}

import { useOptionalProfile } from './useProfile.ts';

/**
 * Why the current user can't use an operation: impersonating admins can change neither money nor data. The
 * profile lists these operations. Undefined if the operation is allowed.
 */
export function useBarred(operation: string): string | undefined {
  const standing = useOptionalProfile()?.impersonation;
  return standing?.barred.includes(operation) ? standing.barredReason : undefined;
}

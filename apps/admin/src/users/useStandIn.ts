import { AccessService, connect } from '@caravan/sdk/connect';
import { rpcError } from '@caravan/shell/rpc';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';

/** Starts impersonation for a reason, and redirects to the person's own portal (H-038). */
export function useStandIn() {
  return useChange(
    (...[userId, reason]: [userId: string, reason: string, request?: ChangeRequest]) =>
      connect(AccessService)
        .startImpersonation({ userId, reason })
        .catch((cause: unknown) => {
          throw rpcError(cause);
        }),
    // A full page load, so that nothing loaded as the admin stays in memory.
    { failed: 'here', onDone: () => window.location.assign('/app') },
  );
}

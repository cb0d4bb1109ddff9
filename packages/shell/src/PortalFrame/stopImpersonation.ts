import { toApiError } from '@caravan/sdk';
import { AccessService, connect } from '@caravan/sdk/connect';
import { toast } from '@caravan/ui/toast';

/** Ends the impersonation and returns to the admin's own account. */
export async function stopImpersonation(): Promise<void> {
  try {
    await connect(AccessService).stopImpersonation({});
    window.location.assign('/login');
  } catch (cause) {
    toast({ tone: 'error', title: toApiError(cause).message });
  }
}

import { AccessService, connect } from '@caravan/sdk/connect';
import { rpcError } from '@caravan/shell/rpc';

/** Asks the permission model about the caller. */
export async function administers(operatorId: string): Promise<boolean> {
  try {
    const question = { namespace: 'Operator', objectId: operatorId, permit: 'administer' };
    return (await connect(AccessService).check(question)).allowed;
  } catch (cause) {
    throw rpcError(cause);
  }
}

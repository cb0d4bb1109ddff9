import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';

type Calls<R, Input> = {
  get: (id: string) => Promise<R>;
  update: (id: string, input: Input, request?: ChangeRequest) => Promise<R>;
};

/**
 * Saves and reloads a record for its form. The response is cached; lists and the audit trail are invalidated
 * per the contract.
 */
export function useRecord<R, Input>(id: string, key: QueryKey, { get, update }: Calls<R, Input>) {
  const client = useQueryClient();
  const change = useChange(update, { failed: 'here' });
  const keep = (next: R) => {
    client.setQueryData(key, next);
    return next;
  };
  return {
    keep,
    // The form's fields are the contract's, by name.
    onSave: async (data: Record<string, unknown>) => keep(await change.send(id, data as unknown as Input)),
    onReload: async () => keep(await get(id)),
  };
}

import { connect, supply } from '@caravan/sdk/connect';
import { rpcError, useRpc } from '@caravan/shell/rpc';
import {
  getGetItineraryQueryKey,
  getListInventoryQueryKey,
  getListItinerariesQueryKey,
} from '@caravan/sdk/react-query';
import { type ChangeOptions, type ChangeRequest, useChange } from '@caravan/shell/useChange';
import type { QueryKey } from '@tanstack/react-query';

const { SupplyService } = supply;

/** The key of every query about synced supply. */
export const syncedKey: QueryKey = [SupplyService.typeName];

/** The comparison of an itinerary with what was pushed last. */
export const useSynced = (itineraryId: string) =>
  useRpc(SupplyService.method.getSynced, { itineraryId }, { throwOnError: false });

/** A page of the pushed itineraries, as a list of the contract. */
export const listSynced = ({ cursor = '', q = '' }: { cursor?: string; q?: string }) =>
  connect(SupplyService)
    .listSynced({ cursor, q })
    .then(({ items, nextCursor }) => ({ items, nextCursor }), refused);

/** What a person decides about an itinerary or one of its departures. */
export type Decision = {
  itineraryId: string;
  editsWin?: boolean;
  usePushed?: string[];
  departureId?: string;
  version?: bigint;
};

/** Sets who wins, or uses what was pushed. */
export function useDecide(options: Pick<ChangeOptions<[Decision], { version: bigint }>, 'done' | 'onEnd'>) {
  return useChange(
    (...[decision, request]: [decision: Decision, request?: ChangeRequest]) =>
      connect(SupplyService)
        .decideSynced(decision, { ...(request && { headers: request.headers }) })
        .catch(refused),
    {
      ...options,
      refresh: (_, { itineraryId, usePushed }) => [
        syncedKey,
        ...(usePushed
          ? [
              getGetItineraryQueryKey(itineraryId),
              getListItinerariesQueryKey(),
              getListInventoryQueryKey(itineraryId),
            ]
          : []),
      ],
      refreshRefused: [syncedKey],
    },
  );
}

function refused(cause: unknown): never {
  throw rpcError(cause);
}

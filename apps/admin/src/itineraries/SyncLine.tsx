import { supply } from '@caravan/sdk/connect';
import { useRpc } from '@caravan/shell/rpc';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

type SyncLineProps = {
  id: string;
  /** Whether to lead to the comparison, in the operator's portal. */
  canCompare: boolean;
};

/** Where a pushed itinerary comes from, how far edits here differ from it, and which of both wins. */
export function SyncLine({ id, canCompare }: SyncLineProps) {
  const format = useFormat();
  const { data } = useRpc(
    supply.SupplyService.method.getSynced,
    { itineraryId: id },
    { throwOnError: false },
  );
  const pushed = data?.itinerary;
  if (!pushed) return null;
  const { synced } = words;
  const at = format.instant(pushed.pushedAt);
  return (
    <Alert className="mt-6">
      {[
        pushed.pushedBy ? synced.by(pushed.pushedBy, at) : synced.person(at),
        synced.differences(pushed.differences),
        pushed.editsWin ? synced.editsWin : synced.systemWins,
      ].join(' · ')}{' '}
      {canCompare && <TextLink href={paths.operatorSynced(id)}>{synced.compare}</TextLink>}
    </Alert>
  );
}

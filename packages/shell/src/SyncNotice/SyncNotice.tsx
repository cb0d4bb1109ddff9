import { supply } from '@caravan/sdk/connect';
import { Alert } from '@caravan/ui/Alert';
import { TextLink } from '@caravan/ui/TextLink';
import { useFormat } from '../format/useFormat.ts';
import { useRpc } from '../query/rpc.ts';
import { useProfile } from '../session/useProfile.ts';
import { words } from './messages.ts';

export type SyncNoticeProps = {
  id: string;
  /** The address of the comparison; without it, there is no link. */
  href?: string | undefined;
};

/** One line about a pushed itinerary: where it comes from, how far it differs, and what happens to edits. */
export function SyncNotice({ id, href }: SyncNoticeProps) {
  const format = useFormat();
  const { group } = useProfile();
  const { getSynced } = supply.SupplyService.method;
  const pushed = useRpc(getSynced, { itineraryId: id }, { throwOnError: false }).data?.itinerary;
  if (!pushed) return null;
  const at = format.instant(pushed.pushedAt);
  const systemWins = group === 'operator' ? words.ownWins : words.operatorsWins;
  return (
    <Alert className="mt-6">
      {[
        pushed.pushedBy ? words.by(pushed.pushedBy, at) : words.byPerson(at),
        words.differences(pushed.differences),
        pushed.editsWin ? words.editsWin : systemWins,
      ].join(' · ')}{' '}
      {href && <TextLink href={href}>{words.compare}</TextLink>}
    </Alert>
  );
}

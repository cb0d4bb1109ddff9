import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { useSynced } from './useSynced.ts';

/** One line for whoever edits a pushed itinerary: where it comes from, and what happens to edits. */
export function SyncNotice({ id }: { id: string }) {
  const format = useFormat();
  const itinerary = useSynced(id).data?.itinerary;
  if (!itinerary) return null;
  const at = format.instant(itinerary.pushedAt);
  return (
    <Alert className="mt-6">
      {itinerary.pushedBy ? words.notice(itinerary.pushedBy, at) : words.noticePerson(at)}
      {' · '}
      {itinerary.editsWin ? words.noticeEdits : words.noticeSystem}{' '}
      <TextLink href={paths.synced(id)}>{words.noticeLink}</TextLink>
    </Alert>
  );
}

import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { IntegrationsPane } from '../integrations/IntegrationsPane.tsx';
import { words } from './messages.ts';
import { SyncedList } from './SyncedList.tsx';
import { listSynced, syncedKey } from './useSynced.ts';

/** The itineraries that the operator's own system pushed. */
export function SyncedPage({ q }: { q: string | undefined }) {
  usePageTitle('Operator Portal', words.title);
  const list = useList(listSynced, (page) => [...syncedKey, 'list', page], { q });
  return (
    <IntegrationsPane>
      <SyncedList list={list} />
    </IntegrationsPane>
  );
}

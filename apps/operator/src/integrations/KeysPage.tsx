import type { ListApiKeysParams } from '@caravan/sdk';
import { listApiKeys } from '@caravan/sdk/client';
import { getListApiKeysQueryKey } from '@caravan/sdk/react-query';
import { ApiKeys } from '@caravan/shell/ApiKeys';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { words } from '../frame/messages.ts';
import { IntegrationsPane } from './IntegrationsPane.tsx';

/** The API keys of the user's operator, managed by its admins. */
export function KeysPage() {
  const { operatorId = '', operatorName = '' } = useProfile();
  usePageTitle('Operator Portal', words.apiKeys);
  const list = useList(
    (page: ListApiKeysParams) => listApiKeys(operatorId, page),
    (page) => getListApiKeysQueryKey(operatorId, page),
    {},
  );
  return (
    <IntegrationsPane>
      <ApiKeys list={list} operators={[{ id: operatorId, label: operatorName }]} />
    </IntegrationsPane>
  );
}

import { listApiKeys } from '@caravan/sdk/client';
import { getListApiKeysQueryKey } from '@caravan/sdk/react-query';
import { ApiKeys } from '@caravan/shell/ApiKeys';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { words } from '../frame/messages.ts';
import { IntegrationsPane } from './IntegrationsPane.tsx';

const params = { limit: 50 };

/** The keys of the person's operator; its admins manage them. */
export function KeysPage() {
  const { operatorId = '', operatorName = '' } = useProfile();
  usePageTitle('Operator Portal', words.apiKeys);
  return (
    <IntegrationsPane>
      <ApiKeys
        queryKey={getListApiKeysQueryKey(operatorId, params)}
        fetch={(cursor) => listApiKeys(operatorId, { ...params, ...(cursor && { cursor }) })}
        operators={[{ id: operatorId, label: operatorName }]}
      />
    </IntegrationsPane>
  );
}

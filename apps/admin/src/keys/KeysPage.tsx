import { adminListApiKeys } from '@caravan/sdk/client';
import { getAdminListApiKeysQueryKey } from '@caravan/sdk/react-query';
import { ApiKeys, keyStates } from '@caravan/shell/ApiKeys';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { getRouteApi } from '@tanstack/react-router';
import { Trail } from '../audit/Trail.tsx';
import { useOperators } from '../list/useOperators.ts';
import { words } from './messages.ts';

const route = getRouteApi('/api-keys');

/** All operators' API keys. */
export function KeysPage() {
  const { operator, state } = route.useSearch();
  const operators = useOperators();
  usePageTitle('Admin Portal', words.title);
  const list = useList(adminListApiKeys, getAdminListApiKeysQueryKey, { operatorId: operator, state });
  return (
    <ApiKeys
      list={list}
      operators={operators}
      showOperator
      more={(k) => <Trail objectType="ApiKey" namespace="ApiKey" id={k.id} />}
      filters={[
        { name: 'operator', label: words.operator, all: words.allOperators, options: operators },
        { name: 'state', label: words.state, all: words.allStates, options: keyStates },
      ]}
    />
  );
}

import { t } from '@lingui/core/macro';
import { adminCreateWebhook, adminListWebhooks } from '@caravan/sdk/client';
import { getAdminListWebhooksQueryKey } from '@caravan/sdk/react-query';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Webhooks, webhookStates } from '@caravan/shell/Webhooks';
import { getRouteApi } from '@tanstack/react-router';
import { useBulk } from '../bulk/useBulk.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { useOperators } from '../list/useOperators.ts';
import { paths } from '../paths.ts';

const route = getRouteApi('/webhooks/');
const words = {
  title: t`Webhooks`,
  search: t`Search webhooks`,
  owner: t`Operator`,
  allOwners: t`All owners`,
  state: t`State`,
  allStates: t`All states`,
};

/** The webhook subscriptions of the marketplace and of its operators. */
export function WebhooksPage() {
  const { q, operator, state } = route.useSearch();
  const asked = { q, operatorId: operator, state };
  const { changes } = useStaff();
  const operators = useOperators();
  usePageTitle('Admin Portal', words.title);
  const list = useList(adminListWebhooks, getAdminListWebhooksQueryKey, asked);
  const selection = useBulk('resumeWebhooks', asked);
  return (
    <Webhooks
      selection={selection}
      list={list}
      create={adminCreateWebhook}
      pathOf={paths.webhook}
      showOwner
      search={words.search}
      readOnly={!changes}
      filters={[
        { name: 'operator', label: words.owner, all: words.allOwners, options: operators },
        { name: 'state', label: words.state, all: words.allStates, options: webhookStates },
      ]}
    />
  );
}

import type { ListWebhooksParams } from '@caravan/sdk';
import { createWebhook, listWebhooks } from '@caravan/sdk/client';
import { getListWebhooksQueryKey } from '@caravan/sdk/react-query';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { Webhooks } from '@caravan/shell/Webhooks';
import { words } from '../frame/messages.ts';
import { paths } from '../paths.ts';
import { IntegrationsPane } from './IntegrationsPane.tsx';

/** The webhook subscriptions of the user's operator. */
export function WebhooksPage() {
  const { operatorId = '' } = useProfile();
  usePageTitle('Operator Portal', words.webhooks);
  const list = useList(
    (page: ListWebhooksParams) => listWebhooks(operatorId, page),
    (page) => getListWebhooksQueryKey(operatorId, page),
    {},
  );
  return (
    <IntegrationsPane>
      <Webhooks
        list={list}
        create={(input, request) => createWebhook(operatorId, input, request)}
        pathOf={paths.webhook}
      />
    </IntegrationsPane>
  );
}

import { createWebhook, listWebhooks } from '@caravan/sdk/client';
import { getListWebhooksQueryKey } from '@caravan/sdk/react-query';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { Webhooks } from '@caravan/shell/Webhooks';
import { words } from '../frame/messages.ts';
import { paths } from '../paths.ts';
import { IntegrationsPane } from './IntegrationsPane.tsx';

const params = { limit: 50 };

/** The subscriptions of the person's operator. */
export function WebhooksPage() {
  const { operatorId = '' } = useProfile();
  usePageTitle('Operator Portal', words.webhooks);
  return (
    <IntegrationsPane>
      <Webhooks
        queryKey={getListWebhooksQueryKey(operatorId, params)}
        fetch={(cursor) => listWebhooks(operatorId, { ...params, ...(cursor && { cursor }) })}
        create={(input, request) => createWebhook(operatorId, input, request)}
        pathOf={paths.webhook}
      />
    </IntegrationsPane>
  );
}

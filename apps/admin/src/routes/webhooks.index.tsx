import { WebhookState } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '@caravan/shell/search';
import { WebhooksPage } from '../webhooks/WebhooksPage.tsx';

interface Search {
  q?: string | undefined;
  operator?: string | undefined;
  state?: WebhookState | undefined;
}

export const Route = createFileRoute('/webhooks/')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    operator: textOf(search.operator),
    state: oneOf(search.state, Object.values(WebhookState)),
  }),
  component: WebhooksPage,
});

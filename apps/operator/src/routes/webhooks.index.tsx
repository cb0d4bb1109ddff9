import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '../integrations/WebhooksPage.tsx';

export const Route = createFileRoute('/webhooks/')({ component: WebhooksPage });

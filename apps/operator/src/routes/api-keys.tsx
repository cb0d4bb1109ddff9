import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '../integrations/KeysPage.tsx';

export const Route = createFileRoute('/api-keys')({ component: KeysPage });

import { ApiKeyState } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '../keys/KeysPage.tsx';
import { oneOf, textOf } from '@caravan/shell/search';

interface Search {
  operator?: string | undefined;
  state?: ApiKeyState | undefined;
}

export const Route = createFileRoute('/api-keys')({
  validateSearch: (search): Search => ({
    operator: textOf(search.operator),
    state: oneOf(search.state, Object.values(ApiKeyState)),
  }),
  component: KeysPage,
});

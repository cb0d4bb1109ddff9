import { configure, type Profile } from '@caravan/sdk';
import { answeredBy } from '@caravan/sdk/msw';
import { getGetMyProfileQueryKey } from '@caravan/sdk/react-query';
import { ToastRegion } from '@caravan/ui/Toast';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { createQueryClient } from '../query/queryClient.ts';
import { profile } from './fixtures.people.ts';
import { withTenant } from './withTenant.tsx';

type Handler = Parameters<typeof answeredBy>[number];

/** A mock server that never responds, always fails, or responds with these handlers. */
export type Answers = 'never' | 'failure' | readonly Handler[];

function fetchOf(answers: Answers): typeof fetch {
  if (answers === 'never') return () => new Promise(() => undefined);
  if (answers === 'failure')
    return () =>
      Promise.resolve(
        Response.json(
          { success: false, code: 'internal', error: 'There was an error processing your request' },
          { status: 500 },
        ),
      );
  return answeredBy(...answers);
}

/** Renders stories that call the server in iframes on docs pages, because mock handlers apply to a whole page. */
export const framed = { docs: { story: { inline: false, height: '520px' } } };

/** Provides a story with what a portal provides: a tenant, the signed-in user, a router, and a mock server. */
export const served =
  (answers: Answers, person: Partial<Profile> = {}): Decorator =>
  (Story, context) =>
    withTenant(
      () => (
        <Served answers={answers} person={{ ...profile, ...person }}>
          <Story />
        </Served>
      ),
      context,
    );

type Props = { answers: Answers; person: Profile; children: ReactNode };

function Served({ answers, person, children }: Props) {
  const [kit] = useState(() => {
    configure({ fetch: fetchOf(answers) });
    const client = createQueryClient();
    client.setQueryDefaults(getGetMyProfileQueryKey(), { staleTime: Number.POSITIVE_INFINITY });
    client.setQueryData(getGetMyProfileQueryKey(), person);
    const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
    // Without a RouterProvider, nothing else handles Back.
    router.history.subscribe(() => void router.load());
    return { client, router };
  });
  return (
    <QueryClientProvider client={kit.client}>
      <RouterContextProvider router={kit.router as never}>
        <Suspense fallback={null}>{children}</Suspense>
        <ToastRegion />
      </RouterContextProvider>
    </QueryClientProvider>
  );
}

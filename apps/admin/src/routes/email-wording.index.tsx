import { getListEmailWordingsQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { WordingsPage } from '../wording/WordingsPage.tsx';

export const Route = createFileRoute('/email-wording/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(getListEmailWordingsQueryOptions()),
  component: WordingsPage,
});

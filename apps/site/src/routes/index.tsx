import { getListPublicTripsQueryOptions } from '@caravan/sdk/react-query';
import { RouterPlace } from '@caravan/shell/RouterPlace';
import { createFileRoute } from '@tanstack/react-router';
import { Landing } from '../landing/Landing.tsx';

export const Route = createFileRoute('/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getListPublicTripsQueryOptions({ limit: 7 }));
  },
  component: function Front() {
    return (
      <RouterPlace>
        <Landing />
      </RouterPlace>
    );
  },
});

import { getGetPublicHostQueryOptions } from '@caravan/sdk/react-query';
import { RouterPlace } from '@caravan/shell/RouterPlace';
import { createFileRoute } from '@tanstack/react-router';
import { HostPage } from '../host/HostPage.tsx';

export const Route = createFileRoute('/hosts/$path')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(getGetPublicHostQueryOptions(params.path));
  },
  component: function Host() {
    return (
      <RouterPlace>
        <HostPage path={Route.useParams().path} />
      </RouterPlace>
    );
  },
});

import { textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { Resume } from '../../../../checkout/Resume.tsx';

export const Route = createFileRoute('/trips/$tripPath/book/travelers')({
  validateSearch: (search): { token?: string | undefined } => ({ token: textOf(search.token) }),
  component: function Step() {
    return <Resume tripPath={Route.useParams().tripPath} link={Route.useSearch().token} />;
  },
});

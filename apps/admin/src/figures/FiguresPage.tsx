import { getGetPoliciesQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useNow } from '@caravan/shell/useNow';
import { useOpened } from '@caravan/shell/useOpened';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { getRouteApi } from '@tanstack/react-router';
import { zonePath } from '../policies/policy.ts';
import { FiguresView } from './FiguresView.tsx';
import { words } from './messages.ts';
import { readSearch, todayIn } from './search.ts';

const route = getRouteApi('/figures');

/** The marketplace's figures; days are those of its time zone. */
export function FiguresPage() {
  const search = readSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const { items } = useLoaded(getGetPoliciesQueryOptions());
  const zone = items.find(({ path }) => path === zonePath)?.text;
  const now = useNow(60_000);
  const [, , close] = useOpened('entries');
  usePageTitle('Admin Portal', words.title);
  return (
    <FiguresView
      search={search}
      today={todayIn(zone, now)}
      onChange={(next) => void navigate({ search: next, resetScroll: false })}
      onOpen={(entries, row) =>
        void navigate({
          search: { ...search, entries, row },
          // useOpened goes back to the page when it closes what was opened from there.
          state: (before) => ({ ...before, opened: 'entries' }),
          resetScroll: false,
        })
      }
      onClose={close}
    />
  );
}

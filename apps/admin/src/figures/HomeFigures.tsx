import { useGetFigures, useGetPolicies } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useNow } from '@caravan/shell/useNow';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { zonePath } from '../policies/policy.ts';
import { words } from './messages.ts';
import { presetsAt, todayIn } from './search.ts';
import { Totals } from './Totals.tsx';

const quiet = { throwOnError: false, meta: { errorToast: false } } as const;

/** What the marketplace sold, collected, refunded, and earned in the last 30 days, leading to all figures. */
export default function HomeFigures() {
  const format = useFormat();
  const now = useNow(60_000);
  const navigate = useNavigate();
  const { data: policies, isError: isBlind } = useGetPolicies({ query: quiet });
  const zone = policies?.items.find(({ path }) => path === zonePath)?.text;
  const { data, isError } = useGetFigures(
    { ...presetsAt(todayIn(zone, now)).days30, by: 'trip' },
    { query: { ...quiet, enabled: policies !== undefined } },
  );
  // The page of all figures says what went wrong; home stays about what waits.
  if (isError || isBlind) return null;
  return (
    <section aria-labelledby="home-figures" className="mt-9">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="home-figures" className="text-lg font-semibold">
            {words.presets.days30}
          </h2>
          <p className="text-sm text-muted">
            {data && words.comparedWith(format.dateRange(data.previousFrom, data.previousTo))}
          </p>
        </div>
        <LinkButton variant="secondary" href={paths.figures}>
          {words.all}
        </LinkButton>
      </div>
      <Totals
        figures={data}
        isShort
        onOpen={(entries) => void navigate({ to: '/figures', search: { entries } })}
      />
    </section>
  );
}

import { clearFirstTime } from '@caravan/sdk/client';
import { useListMyRecommendations } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { BottomSheet } from '@caravan/ui/BottomSheet';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { words } from './messages.ts';
import { bestOf, RecommendedCards as Cards } from './RecommendedCards.tsx';

/** Itineraries recommended to this host: above the catalog, or collapsed at the bottom on phones (H-097 to H-099). */
export function RecommendedBanner() {
  const list = useListMyRecommendations({ query: { throwOnError: false } });
  const recommendation = list.data?.items[0];
  const { run: tellSeen } = useChange(clearFirstTime, { failed: 'here' });
  const isFirst = recommendation?.firstTime === true;
  // Reports to the marketplace that its recommendation was viewed (H-512).
  useEffect(() => {
    if (isFirst) tellSeen();
  }, [isFirst, tellSeen]);
  const best = bestOf(recommendation);
  if (best.length === 0) return null;
  return (
    <>
      <section aria-labelledby="recommended" className="hidden rounded-xl bg-accent-soft p-7 md:block">
        <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div>
            <p className="kicker flex items-center gap-2 text-accent-text">
              <Sparkles aria-hidden className="size-4" />
              {words.recommended}
            </p>
            <h2 id="recommended" className="display-heading mt-3">
              {words.recommendedTitle}
            </h2>
            <Quote note={recommendation?.recommendationNote} by={recommendation?.recommendedBy} />
          </div>
          <Cards
            items={best}
            className={best.length === 3 ? 'grid grid-cols-3 gap-5' : 'grid grid-cols-2 gap-5'}
            row={best.length < 3}
          />
        </div>
      </section>
      <BottomSheet
        className="!bottom-[calc(3.5rem+env(safe-area-inset-bottom))] md:hidden"
        summary={`${words.recommendedTitle} (${best.length})`}
      >
        <Cards items={best} className="grid grid-cols-1 gap-4" row />
        <Quote note={recommendation?.recommendationNote} by={recommendation?.recommendedBy} />
      </BottomSheet>
    </>
  );
}

/** Why these were recommended, in the words of the person who did (H-099). */
function Quote({ note, by }: { note?: string; by?: string }) {
  if (!note) return <p className="mt-2 text-sm">{words.recommendedText}</p>;
  return (
    <figure className="mt-2 text-sm">
      <blockquote>“{note}”</blockquote>
      {by && <figcaption className="mt-1 text-muted">{by}</figcaption>}
    </figure>
  );
}

import { useListMyRecommendations } from '@caravan/sdk/react-query';
import { bestOf, RecommendedCards } from '../catalog/RecommendedCards.tsx';
import { words } from './messages.ts';

/** Itineraries that match the audience, for qualified hosts (H-093). */
export function Recommended() {
  const list = useListMyRecommendations({ query: { throwOnError: false } });
  const best = bestOf(list.data?.items[0]);
  if (best.length === 0) return null;
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended" className="display-heading mb-5">
        {words.research.recommended}
      </h2>
      <RecommendedCards items={best} className="grid grid-cols-1 gap-5 md:grid-cols-3" />
    </section>
  );
}

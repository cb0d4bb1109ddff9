import { usePageTitle } from '@caravan/shell/usePageTitle';
import { IntegrationsPane } from '../integrations/IntegrationsPane.tsx';
import { Comparison } from './Comparison.tsx';
import { useSynced } from './useSynced.ts';

/** What differs between a pushed itinerary and what is here, and who wins. */
export function ComparisonPage({ id }: { id: string }) {
  const { data } = useSynced(id);
  usePageTitle('Operator Portal', data?.itinerary?.name);
  return (
    <IntegrationsPane>
      <Comparison id={id} />
    </IntegrationsPane>
  );
}

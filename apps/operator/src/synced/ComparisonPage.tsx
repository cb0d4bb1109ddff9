import { usePageTitle } from '@caravan/shell/usePageTitle';
import { IntegrationsPane } from '../integrations/IntegrationsPane.tsx';
import { Comparison } from './Comparison.tsx';
import { words } from './messages.ts';

/** What differs between a pushed itinerary and what is here, and who wins. */
export function ComparisonPage({ id }: { id: string }) {
  usePageTitle('Operator Portal', words.title);
  return (
    <IntegrationsPane>
      <Comparison id={id} />
    </IntegrationsPane>
  );
}

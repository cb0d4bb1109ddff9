import { Badge } from '@caravan/ui/Badge';
import { Spinner } from '@caravan/ui/Spinner';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { words } from './messages.ts';
import { usePull } from './usePull.ts';

/** On touch screens: pulling a page down at its top refetches everything that it shows. */
export default function PullToRefresh() {
  const client = useQueryClient();
  const pull = usePull(() => client.refetchQueries({ type: 'active' }));
  if (pull === 'none') return null;
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--head,0px)+0.75rem)] z-30 flex justify-center"
    >
      <Badge tone="neutral">
        {pull === 'asked' ? (
          <Spinner label={words.asked} />
        ) : (
          <>
            <ArrowDown
              aria-hidden
              className={`size-4 transition-transform duration-150 ${pull === 'far' ? 'rotate-180' : ''}`}
            />
            {words[pull]}
          </>
        )}
      </Badge>
    </p>
  );
}

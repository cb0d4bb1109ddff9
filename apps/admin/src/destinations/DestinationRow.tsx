import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Acting } from '../frame/Acting.tsx';
import { DestinationMenu, type DestinationMenuProps } from './DestinationMenu.tsx';
import { words } from './messages.ts';

/** A destination with its picture, what uses it, and its actions. */
export function DestinationRow({ item, list, onTask }: DestinationMenuProps) {
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-4">
        {item.picture && (
          <img
            src={item.picture.url}
            alt=""
            loading="lazy"
            className="aspect-[3/2] w-18 shrink-0 rounded-sm bg-sunken object-cover"
          />
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="break-words">
              <span className="font-medium">{item.name}</span>
              <span className="text-muted"> · {format.countryNamed(item.country)}</span>
            </span>
            {item.hidden && (
              <Badge size="sm" tone="neutral">
                {words.hidden}
              </Badge>
            )}
          </p>
          <p className="tabular text-sm text-muted">
            {words.use(item.itineraries, item.trips).join(' · ') || words.unused}
          </p>
        </div>
      </div>
      <Acting>
        <DestinationMenu item={item} list={list} onTask={onTask} />
      </Acting>
    </div>
  );
}

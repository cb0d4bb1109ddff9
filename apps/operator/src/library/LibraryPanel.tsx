import type { Service } from '@caravan/sdk';
import { serviceTitle, serviceTypeWords } from '@caravan/shell/serviceWords';
import { Card } from '@caravan/ui/Card';
import { PlannerDrag, type PlannerPlace } from '@caravan/ui/DayPlanner';
import { ServiceIcon } from '../services/ServiceRow.tsx';
import { LibraryList } from './LibraryList.tsx';
import { words } from './messages.ts';

export type LibraryPanelProps = { onAdd: (service: Service, place: PlannerPlace) => void };

/** The operator's library next to the days, from which services are dragged into them (O-036). */
export default function LibraryPanel({ onAdd }: LibraryPanelProps) {
  return (
    <Card title={words.panel} description={words.panelText}>
      <LibraryList
        className="mb-3 flex flex-col gap-3"
        entry={(service) => (
          <span className="min-w-0 flex-1">
            <PlannerDrag
              id={service.id!}
              title={serviceTitle(service)}
              detail={serviceTypeWords[service.type]}
              icon={<ServiceIcon type={service.type} />}
              onDrop={(place) => onAdd(service, place)}
            />
          </span>
        )}
      />
    </Card>
  );
}

import type { Day, Service } from '@caravan/sdk';
import { serviceTitle } from '@caravan/shell/serviceWords';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { whyNot } from '../services/days.ts';
import { ServiceDetail, ServiceIcon } from '../services/ServiceRow.tsx';
import { LibraryList } from './LibraryList.tsx';
import { words } from './messages.ts';

export type LibraryDialogProps = {
  /** The day to add a service to. */
  day: Day;
  currency: string;
  onAdd: (service: Service) => void;
  onClose: () => void;
};

/** The operator's library, to add services to a day. */
export function LibraryDialog({ day, currency, onAdd, onClose }: LibraryDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(day.day)}
      size="lg"
      footer={
        <Button variant="ghost" onPress={onClose}>
          {words.close}
        </Button>
      }
    >
      <LibraryList
        className="mb-5 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]"
        entry={(service) => {
          const name = serviceTitle(service);
          const reason = whyNot(day, service.type);
          return (
            <>
              <span aria-hidden className="shrink-0 text-muted [&_svg]:size-5">
                <ServiceIcon type={service.type} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="text-sm text-muted">
                  <ServiceDetail service={service} currency={currency} />
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={words.addNamed(name)}
                onPress={() => onAdd(service)}
                {...(reason && { disabledReason: reason })}
              >
                {words.add}
              </Button>
            </>
          );
        }}
      />
    </Dialog>
  );
}

import { serviceFacts, serviceTitle } from '@caravan/shell/serviceWords';
import { Checkbox } from '@caravan/ui/Checkbox';
import { words } from './messages.ts';
import type { RoomPickerProps } from './RoomPicker.tsx';

/** The optional activities, each for whoever wants it. */
export function ActivityPicker({ trip, names, selection, onChange, money }: RoomPickerProps) {
  const toggle = (id: string, traveler: number, on: boolean) => {
    const before = selection.activities[id] ?? [];
    const travelers = on ? [...before, traveler].sort((a, b) => a - b) : before.filter((t) => t !== traveler);
    onChange({ ...selection, activities: { ...selection.activities, [id]: travelers } });
  };
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {trip.addOns.map((service) => {
        const id = service.id;
        if (!id) return null;
        const chosen = selection.activities[id] ?? [];
        const gone = service.available !== undefined && service.available === 0 && chosen.length === 0;
        return (
          <li key={id} className="grid gap-4 py-6 sm:grid-cols-[1fr_auto] sm:gap-10">
            <div>
              <h3 className="font-medium">{serviceTitle(service)}</h3>
              <p className="mt-0.5 text-sm text-muted">
                {serviceFacts(service).join(' · ')}
                {service.available !== undefined && ` · ${words.activityLeft(service.available)}`}
              </p>
              {service.description && <p className="mt-2 max-w-prose text-sm">{service.description}</p>}
              {service.unitPriceWithFeeMinor !== undefined && (
                <p className="tabular mt-2 text-sm font-medium">
                  {money(service.unitPriceWithFeeMinor)}{' '}
                  <span className="font-normal text-muted">{words.perTraveler}</span>
                </p>
              )}
            </div>
            <div
              role="group"
              aria-label={serviceTitle(service)}
              className="grid content-start gap-2.5 sm:min-w-36"
            >
              {names.map((name, traveler) => (
                <Checkbox
                  key={traveler}
                  value={chosen.includes(traveler)}
                  onChange={(on) => toggle(id, traveler, on)}
                  isDisabled={gone}
                >
                  {name}
                </Checkbox>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

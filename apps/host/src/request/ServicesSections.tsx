import type { OptionalService, Service } from '@caravan/sdk';
import { serviceTitle } from '@caravan/shell/serviceWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Checkbox } from '@caravan/ui/Checkbox';
import { FormSection } from '@caravan/ui/FormSection';
import { QuantityStepper } from '@caravan/ui/QuantityStepper';
import type { Problems } from './form.ts';
import { words } from './messages.ts';

type Quantities = Record<string, number>;
export type ServicesProps = {
  services: Service[];
  value: Quantities;
  onChange: (value: Quantities) => void;
  problems: Problems;
  currency: string;
};

/** Rooms to teach or meet in, by the hour (H-115, H-345). */
export function WorkshopsSection({ services, value, onChange, problems, currency }: ServicesProps) {
  const format = useFormat();
  if (services.length === 0) return null;
  return (
    <FormSection title={words.workshops} description={words.workshopsHint}>
      <ul className="divide-y divide-line">
        {services.map((service) => {
          const id = service.id!;
          const hours = value[id];
          const limit = service.hoursAvailable ?? 1;
          return (
            <li
              key={id}
              className="grid grid-cols-1 gap-3 py-4 first:pt-0 sm:grid-cols-[minmax(0,1fr)_13rem] sm:items-center"
            >
              <Checkbox
                value={hours !== undefined}
                onChange={(on) => {
                  const rest = Object.entries(value).filter(([other]) => other !== id);
                  onChange(Object.fromEntries(on ? [...rest, [id, 1]] : rest));
                }}
                description={describe(service, service.pricePerHourMinor, words.perHour)}
                error={problems[`workshops.${id}`]}
              >
                {serviceTitle(service)}
              </Checkbox>
              {hours !== undefined && (
                <QuantityStepper
                  label={words.hours}
                  value={hours}
                  min={1}
                  max={limit}
                  limitMessage={words.hourLimit(limit)}
                  onChange={(n) => onChange({ ...value, [id]: n })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </FormSection>
  );

  function describe(service: Service, price: number | undefined, unit: string) {
    const parts = [
      service.day && words.day(service.day),
      price && `${format.money(price, currency)} ${unit}`,
    ];
    return parts.filter(Boolean).join(' · ');
  }
}

/** Activities the host's own group can join, by person (H-116, H-343). */
export function ActivitiesSection({
  services,
  value,
  onChange,
  problems,
  currency,
  group,
}: ServicesProps & { group: number }) {
  const format = useFormat();
  if (services.length === 0) return null;
  return (
    <FormSection title={words.activities} description={words.activitiesHint}>
      <ul className="divide-y divide-line">
        {services.map((service) => {
          const id = service.id!;
          const count = value[id] ?? 0;
          return (
            <li key={id} className="py-4 first:pt-0">
              <QuantityStepper
                label={serviceTitle(service)}
                value={count}
                min={0}
                max={Math.max(group, count)}
                limitMessage={words.activityLimit(group)}
                onChange={(n) => onChange({ ...value, [id]: n })}
              />
              <p className="tabular text-sm text-muted">
                {[
                  service.day && words.day(service.day),
                  service.priceMinor !== undefined &&
                    `${format.money(service.priceMinor, currency)} ${words.perTraveler}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {problems[`activities.${id}`] && (
                <p role="alert" className="mt-1 text-[0.8125rem] font-medium text-red">
                  {problems[`activities.${id}`]}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}

/** Optional services outside the itinerary's days, for the host's group (H-118, H-218). */
export function OptionalServicesSection({
  services,
  value,
  onChange,
  currency,
}: Pick<ServicesProps, 'value' | 'onChange' | 'currency'> & { services: OptionalService[] }) {
  const format = useFormat();
  if (services.length === 0) return null;
  return (
    <FormSection title={words.services} description={words.servicesHint}>
      <ul className="divide-y divide-line">
        {services.map(({ id, name, priceMinor, quantity }) => (
          <li key={id} className="py-4 first:pt-0">
            <QuantityStepper
              label={name}
              value={value[id] ?? 0}
              min={0}
              {...(quantity !== undefined && { max: quantity, limitMessage: words.serviceLimit(quantity) })}
              onChange={(n) => onChange({ ...value, [id]: n })}
            />
            {priceMinor !== undefined && (
              <p className="tabular text-sm text-muted">
                {format.money(priceMinor, currency)} {words.each}
              </p>
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

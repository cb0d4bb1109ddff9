import type { Service, ServiceType } from '@caravan/sdk';
import { serviceIcon } from '@caravan/shell/serviceIcon';
import { isOptional, serviceFacts, serviceTitle, serviceTypeWords } from '@caravan/shell/serviceWords';
import { useFormat } from '@caravan/shell/useFormat';
import { addressLabel } from './address.ts';

export function ServiceIcon({ type }: { type: ServiceType }) {
  const Icon = serviceIcon[type];
  return <Icon />;
}

/** An accommodation with its address truncated to fit one line. */
function located(service: Service) {
  const location = addressLabel(service);
  return location ? { location } : {};
}

export type ServiceDetailProps = { service: Service; currency: string };

/** A service's details below its title: type, time, facts, price, description. */
export function ServiceDetail({ service, currency }: ServiceDetailProps) {
  const format = useFormat();
  const type = serviceTypeWords[service.type];
  const optional = isOptional(service) && service.priceMinor !== undefined;
  const facts = [
    serviceTitle(service) !== type && type,
    service.startTime && format.time(service.startTime),
    ...serviceFacts(service.type === 'accommodation' ? { ...service, ...located(service) } : service),
    optional && format.money(service.priceMinor!, currency),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <span className="block truncate tabular">{facts.join(' · ')}</span>}
      {service.description && <span className="block truncate text-ink/85">{service.description}</span>}
    </>
  );
}

import type { PackageSetup, Photo, RoomSupply, Service, Tier } from '@caravan/sdk';
import { serviceFacts, serviceTitle } from '@caravan/shell/serviceWords';
import { activityLevelWords, packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { valueWords as say, words } from './messages.ts';

export type ValueProps = {
  field: string;
  /** The value as JSON; empty for none. */
  json: string;
  /** The other side's value: of a list of services, only what differs from it is shown. */
  other: string;
  currency: string;
};

/** The value of a part of an itinerary or departure, in words. */
export function Value(props: ValueProps) {
  const lines = useLines()(props);
  if (lines.length === 0) return <span className="text-muted">{words.nothing}</span>;
  if (lines.length === 1) return <span className="whitespace-pre-line">{lines[0]}</span>;
  return (
    <ul className="flex flex-col gap-1">
      {lines.map((line, i) => (
        // A list can say the same twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
        <li key={i} className="whitespace-pre-line">
          {line}
        </li>
      ))}
    </ul>
  );
}

function useLines() {
  const format = useFormat();
  return ({ field, json, other, currency }: ValueProps): string[] => {
    if (!json) return [];
    const value = JSON.parse(json) as unknown;
    const money = (minor: number | undefined) => format.money(minor ?? 0, currency);
    if (field.startsWith('days/')) return servicesOf(value as Service[], other, money);
    switch (field) {
      case 'destination': {
        const { destination = '', country = '' } = value as Record<string, string>;
        return [[destination, country && format.countryNamed(country)].filter(Boolean).join(', ')];
      }
      case 'spots': {
        const { minimumSpots = 0, maximumSpots = 0 } = value as Record<string, number>;
        return [say.spots(minimumSpots, maximumSpots)];
      }
      case 'packages':
        return (value as PackageSetup[]).map(packageLine);
      case 'photos':
        return (value as Photo[]).map(({ url, alt }) => alt || url.split('/').at(-1)!);
      case 'activityLevel':
        return [activityLevelWords[value as number] ?? String(value)];
      case 'costSchedule':
        return (value as Tier[]).map(
          ({ numberOfTravelers, priceMinor }) => `${say.travelers(numberOfTravelers)}: ${money(priceMinor)}`,
        );
      case 'preAccommodation':
      case 'postAccommodation':
        return roomLines(value as RoomSupply, money);
    }
    if (typeof value === 'boolean') return [value ? say.yes : say.no];
    if (typeof value === 'number') return [field.endsWith('Minor') ? money(value) : format.number(value)];
    return Array.isArray(value) ? value.map(String) : [String(value)];
  };
}

type Money = (minor: number | undefined) => string;

/** The services of a day that the other side doesn't have like this; all of them if only their order differs. */
function servicesOf(services: Service[], other: string, money: Money): string[] {
  const there = new Set((other ? (JSON.parse(other) as unknown[]) : []).map((one) => JSON.stringify(one)));
  const own = services.filter((one) => !there.has(JSON.stringify(one)));
  return (own.length > 0 ? own : services).map((service) => {
    const { startTime, priceMinor, capacity, description } = service;
    const head = [
      serviceTitle(service),
      startTime,
      ...serviceFacts(service),
      priceMinor !== undefined && money(priceMinor),
      capacity && say.travelers(capacity),
    ];
    return [head.filter(Boolean).join(' · '), description].filter(Boolean).join('\n');
  });
}

function packageLine({
  level,
  enabled,
  accommodationLevels = [],
  mealLevels = [],
  foodOptions = [],
}: PackageSetup) {
  const offers = [...accommodationLevels, ...mealLevels, ...foodOptions].join(', ');
  return `${packageWords[level]}: ${enabled ? offers || say.yes : say.notOffered}`;
}

function roomLines({ single, double }: RoomSupply, money: Money): string[] {
  return [
    { name: say.singleRoom, night: single },
    { name: say.doubleRoom, night: double },
  ].flatMap(({ name, night }) =>
    night
      ? [`${name}: ${say.rooms(money(night.priceMinor), night.quantityAvailable ?? 0, night.maxNights ?? 0)}`]
      : [],
  );
}

import type { PublicTripFilters } from '@caravan/sdk';
import { activityLevelWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import type { TripFilter } from '../paths.ts';
import { cardWords } from './cardMessages.ts';
import { words } from './messages.ts';

/** The label of a filter's value. */
export function useLabel(filters: PublicTripFilters | undefined) {
  const format = useFormat();
  return (name: TripFilter, value: string): string => {
    switch (name) {
      case 'month':
        return new Intl.DateTimeFormat(format.locale, {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(`${value}-01T00:00:00Z`));
      case 'country':
        return format.countryNamed(value);
      case 'days':
        return cardWords.days(Number(value));
      case 'pace':
        return activityLevelWords[Number(value)] ?? value;
      case 'maxPriceMinor':
        return words.upTo(format.money(Number(value), undefined, { trim: true }));
      case 'minSpots':
        return words.forParty(Number(value));
      case 'host':
        return filters?.host.find((option) => option.value === value)?.label ?? words.thisHost;
      case 'destination':
        return filters?.destination.find((option) => option.value === value)?.label ?? value;
      default:
        return value;
    }
  };
}

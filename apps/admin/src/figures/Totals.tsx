import type { Figures, FigureSet, ListFigureEntriesFigure } from '@caravan/sdk';
import { useFigure } from '@caravan/shell/useFigure';
import { useFormat } from '@caravan/shell/useFormat';
import { StatCard } from '@caravan/ui/StatCard';
import type { ReactNode } from 'react';
import { ChangeText } from './ChangeText.tsx';
import { type Change, changeOf, none, percent, rates } from './figures.ts';
import { words } from './messages.ts';
import type { OpenEntries } from './search.ts';

export type TotalsProps = {
  figures: Figures | undefined;
  /** Whether the figures are those of the last choice, until the current ones arrive. */
  isStale?: boolean;
  /** Shows the amounts only. */
  isShort?: boolean;
  onOpen: OpenEntries;
};

type Money = 'soldMinor' | 'collectedMinor' | 'refundedMinor' | 'earnedMinor';
const money: readonly { id: Money; of: ListFigureEntriesFigure; label: string; help?: string }[] = [
  { id: 'soldMinor', of: 'sold', label: words.sold },
  { id: 'collectedMinor', of: 'collected', label: words.collected },
  { id: 'refundedMinor', of: 'refunded', label: words.refunded },
  { id: 'earnedMinor', of: 'earned', label: words.earned, help: words.earnedHelp },
];
const counts = [
  { id: 'orders', label: words.orders },
  { id: 'spots', label: words.spots },
] as const;

/** The totals of a period, each with its change to the period before. */
export function Totals({ figures, isStale = false, isShort = false, onOpen }: TotalsProps) {
  const format = useFormat();
  const figure = useFigure();
  const cards = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4';
  if (!figures)
    return (
      <div className={cards}>
        {[
          ...money,
          ...(isShort
            ? []
            : [...counts, { id: 'fill', label: words.fill }, { id: 'rate', label: words.conversion }]),
        ].map(({ id, label }) => (
          <StatCard key={id} label={label} value="" isLoading />
        ))}
      </div>
    );
  const { total, previous, currency } = figures;
  return (
    <div
      className={`${cards} transition-opacity ${isStale ? 'opacity-60' : ''}`}
      {...(isStale && { 'aria-busy': true })}
    >
      {money.map(({ id, of, label, help }) => (
        <Total
          key={id}
          label={label}
          {...figure(total[id], currency)}
          change={changeOf(total[id], previous[id], 'percent', format)}
          isNeutral={id === 'refundedMinor'}
          note={help}
          onPress={total[id] !== 0 && (() => onOpen(of))}
        />
      ))}
      {!isShort && <Counts figures={figures} onOpen={onOpen} />}
    </div>
  );
}

type CountsProps = { figures: Figures; onOpen: OpenEntries };

function Counts({ figures: { total, previous }, onOpen }: CountsProps) {
  const format = useFormat();
  const [now, before] = [rates(total), rates(previous)];
  return (
    <>
      {counts.map(({ id, label }) => (
        <Total
          key={id}
          label={label}
          value={format.number(total[id])}
          change={changeOf(total[id], previous[id], 'count', format)}
          onPress={total[id] !== 0 && (() => onOpen(id))}
        />
      ))}
      <Total
        label={words.fill}
        value={now.fill === undefined ? null : percent(format, now.fill)}
        change={changeOf(now.fill, before.fill, 'points', format)}
        note={words.ofSpots(format.number(total.taken), total.maximum)}
        empty={words.noTrips}
        onPress={() => onOpen('fill')}
      />
      <Total
        label={words.conversion}
        value={now.conversion === undefined ? null : percent(format, now.conversion)}
        change={changeOf(now.conversion, before.conversion, 'points', format)}
        note={visitorsOf(total, format.number)}
        empty={words.noVisitors}
        onPress={total.visitors !== 0 && (() => onOpen('visitors'))}
      />
    </>
  );
}

const visitorsOf = ({ orders, visitors }: FigureSet, number: (value: number) => string) =>
  words.ofVisitors(number(orders), visitors);

type TotalProps = {
  label: string;
  value: string | null;
  short?: string;
  change: Change;
  /** Whether more is neither better nor worse. */
  isNeutral?: boolean;
  note?: ReactNode;
  empty?: string;
  /** Shows what the figure is made of; false if there is nothing. */
  onPress?: false | (() => void);
};

function Total({ label, value, short, change, isNeutral, note, empty, onPress }: TotalProps) {
  return (
    <StatCard
      label={label}
      value={value}
      {...(short && { short })}
      {...(empty && { empty })}
      {...(onPress && value && { onPress, pressLabel: words.showEntries(label, value) })}
      {...(change.trend && !isNeutral && { trend: change.trend })}
      detail={
        <>
          {isNeutral && change.trend && <span aria-hidden>{change.trend === 'up' ? '↑ ' : '↓ '}</span>}
          {change !== none && <ChangeText change={change} />}
          {note && <span className="block text-muted">{note}</span>}
        </>
      }
    />
  );
}

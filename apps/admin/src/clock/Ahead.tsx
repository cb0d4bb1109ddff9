import type { TestClock } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { DatePicker } from '@caravan/ui/DatePicker';
import { Switch } from '@caravan/ui/Switch';
import { useState } from 'react';
import { words } from './messages.ts';

export type AheadProps = {
  clock: TestClock;
  /** Called with the instant to advance to, and whether to freeze the clock there. */
  onChoose: (at: string, freeze: boolean) => void;
};

const dayMs = 86_400_000;
const spans = [
  { label: words.day, days: 1 },
  { label: words.week, days: 7 },
  { label: words.month, days: 30 },
  { label: words.year, days: 365 },
];

/** How far to advance the clock: to the next event, by a duration, or to a date. */
export function Ahead({ clock, onChoose }: AheadProps) {
  const [freeze, setFreeze] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  const now = Date.parse(clock.now);
  const tomorrow = new Date(now + dayMs).toISOString().slice(0, 10);
  const { nextAt } = clock;
  return (
    <Card title={words.advance} description={words.advanceText}>
      <div className="flex flex-wrap gap-2">
        {nextAt && (
          <Button onPress={() => onChoose(nextAt, freeze)} isDisabled={!clock.settled}>
            {words.toNext}
          </Button>
        )}
        {spans.map(({ label, days }) => (
          <Button
            key={days}
            variant="secondary"
            isDisabled={!clock.settled}
            onPress={() => onChoose(new Date(now + days * dayMs).toISOString(), freeze)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="mt-5 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <DatePicker
          label={words.toDay}
          description={words.toDayHelp}
          value={day}
          onChange={setDay}
          min={tomorrow}
          isDisabled={!clock.settled}
        />
        <Button
          variant="secondary"
          isDisabled={!clock.settled}
          {...(!day && { disabledReason: words.pickDay })}
          onPress={() => day && onChoose(`${day}T12:00:00Z`, freeze)}
        >
          {words.go}
        </Button>
      </div>
      <Switch value={freeze} onChange={setFreeze} className="mt-5">
        {words.freeze}
      </Switch>
    </Card>
  );
}

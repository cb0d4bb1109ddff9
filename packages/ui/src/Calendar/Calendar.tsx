import { Calendar as AriaCalendar, CalendarStateContext } from 'react-aria-components';
import { useContext } from 'react';
import { CalendarFace, day, isoDay } from '../internal/calendar.tsx';
import { cx } from '../internal/cx.ts';
import { textTone, type Tone } from '../internal/tone.ts';
import { useSay } from '../internal/say.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type CalendarMark = { day: string; label: string; tone?: Tone };
export type CalendarProps = Omit<DataState, 'empty'> & {
  label: string;
  /** A calendar date as 'YYYY-MM-DD'. */
  value: string | null;
  onChange?: (day: string) => void;
  min?: string;
  max?: string;
  /** Returns true for dates that can't be selected, such as blackout dates. */
  isUnavailable?: (day: string) => boolean;
  /** Noteworthy dates; those in the visible month are also listed below it. */
  marks?: readonly CalendarMark[];
  className?: string;
};

/** An inline month view for choosing a date or seeing what happens when. In forms, use DatePicker. */
export function Calendar({
  label,
  value,
  onChange,
  min,
  max,
  isUnavailable,
  marks = [],
  className,
  ...state
}: CalendarProps) {
  const instead = standIn(state, { waiting: <Skeleton className="h-80 w-72 rounded-lg" />, className });
  if (instead) return instead;
  return (
    <AriaCalendar
      aria-label={label}
      value={day(value)}
      onChange={(next) => onChange?.(isoDay(next))}
      isReadOnly={!onChange}
      firstDayOfWeek="mon"
      {...(min && { minValue: day(min)! })}
      {...(max && { maxValue: day(max)! })}
      {...(isUnavailable && { isDateUnavailable: (d) => isUnavailable(isoDay(d)) })}
      className={cx('w-fit rounded-lg border border-line bg-raised p-4', className)}
    >
      <CalendarFace marks={marks} />
      {marks.length > 0 && <Legend marks={marks} />}
    </AriaCalendar>
  );
}

function Legend({ marks }: { marks: readonly CalendarMark[] }) {
  const say = useSay();
  const month = useContext(CalendarStateContext)?.visibleRange.start.toString().slice(0, 7);
  const here = marks.filter((m) => m.day.startsWith(month ?? '-'));
  return (
    <ul className="mt-3 flex flex-col gap-1.5 border-t border-line pt-3 text-[0.8125rem]">
      {here.length === 0 && <li className="text-muted">{say('Nothing this month')}</li>}
      {here.map((mark) => (
        <li key={`${mark.day}${mark.label}`} className="flex items-center gap-2">
          <span
            aria-hidden
            className={cx('size-1.5 shrink-0 rounded-full bg-current', textTone[mark.tone ?? 'accent'])}
          />
          <span className="tabular w-6 shrink-0 text-muted">{Number(mark.day.slice(8))}</span>
          <span className="min-w-0">{mark.label}</span>
        </li>
      ))}
    </ul>
  );
}

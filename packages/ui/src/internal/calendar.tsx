import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Heading,
} from 'react-aria-components';
import { cx } from './cx.ts';
import { textTone, type Tone } from './tone.ts';

/** Parses a date from the API; an invalid one, such as from an old record, is ignored (H-425). */
export const day = (value: string | null | undefined): CalendarDate | null => {
  try {
    return value ? parseDate(value) : null;
  } catch {
    return null;
  }
};
export const isoDay = (value: DateValue): string => value.toString().slice(0, 10);

const arrow =
  'grid size-9 place-items-center rounded-sm text-muted data-hovered:bg-sunken data-hovered:text-ink data-disabled:opacity-30 data-focus-visible:outline-2 data-focus-visible:outline-focus [&_svg]:size-4';

type FaceProps = { range?: boolean; marks?: readonly { day: string; tone?: Tone }[] };

export function CalendarFace({ range, marks = [] }: FaceProps) {
  const mark = (date: DateValue) => marks.find((m) => m.day === isoDay(date));
  return (
    <>
      <header className="mb-2 flex items-center justify-between">
        <Button slot="previous" className={arrow}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </Button>
        <Heading className="text-sm font-semibold" />
        <Button slot="next" className={arrow}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </Button>
      </header>
      <CalendarGrid className="border-collapse">
        <CalendarGridHeader>
          {(name) => (
            <CalendarHeaderCell className="pb-1 text-xs font-normal text-muted">{name}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={cx(
                'tabular my-px grid size-10 cursor-pointer place-items-center text-sm',
                'data-outside-month:hidden data-hovered:bg-sunken',
                'data-focus-visible:outline-2 data-focus-visible:outline-offset-[-2px] data-focus-visible:outline-focus',
                'data-unavailable:cursor-not-allowed data-unavailable:text-muted data-unavailable:line-through',
                'data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-60',
                range
                  ? cx(
                      'rounded-none data-selected:bg-accent-soft data-selected:text-accent-text',
                      'data-selection-start:rounded-s-full data-selection-start:bg-accent data-selection-start:text-accent-ink',
                      'data-selection-end:rounded-e-full data-selection-end:bg-accent data-selection-end:text-accent-ink',
                    )
                  : 'rounded-full data-selected:bg-accent data-selected:font-medium data-selected:text-accent-ink',
              )}
            >
              {({ formattedDate, isSelected }) => {
                const found = mark(date);
                return found ? (
                  <span className="relative">
                    {formattedDate}
                    <span
                      aria-hidden
                      className={cx(
                        'absolute inset-x-0 -bottom-1 mx-auto size-1 rounded-full bg-current',
                        !isSelected && textTone[found.tone ?? 'accent'],
                      )}
                    />
                  </span>
                ) : (
                  formattedDate
                );
              }}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot && { slot })} className="tabular flex shrink-0 items-center">
      {(segment) => (
        <DateSegment
          segment={segment}
          className={cx(
            'min-h-6 min-w-[1ch] rounded-xs outline-none data-[type=day]:min-w-6 data-[type=month]:min-w-6 data-[type=year]:min-w-10',
            'text-center data-[type=literal]:min-w-0 data-[type=literal]:px-0.5 data-placeholder:not-data-focused:text-muted',
            'data-focused:bg-accent data-focused:text-accent-ink',
          )}
        />
      )}
    </DateInput>
  );
}

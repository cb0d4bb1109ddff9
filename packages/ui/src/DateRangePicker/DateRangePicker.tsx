import { CalendarDays } from 'lucide-react';
import {
  Button,
  DateRangePicker as AriaDateRangePicker,
  Dialog,
  Group,
  RangeCalendar,
} from 'react-aria-components';
import { CalendarFace, DateSegments, day, isoDay } from '../internal/calendar.tsx';
import { cx } from '../internal/cx.ts';
import { control, fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import { OverlayBox } from '../internal/list.tsx';

export type DateRange = { start: string; end: string };
export type DateRangePickerProps = FieldProps & {
  value: DateRange | null;
  onChange: (range: DateRange | null) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  isUnavailable?: (day: string) => boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** Selects a start and an end date. */
export function DateRangePicker({
  label,
  description,
  error,
  hideLabel,
  className,
  value,
  onChange,
  min,
  max,
  isUnavailable,
  ...props
}: DateRangePickerProps) {
  const range = value && { start: day(value.start)!, end: day(value.end)! };
  return (
    <AriaDateRangePicker
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...props}
      value={range}
      onChange={(next) => onChange(next ? { start: isoDay(next.start), end: isoDay(next.end) } : null)}
      minValue={day(min)}
      maxValue={day(max)}
      {...(isUnavailable && { isDateUnavailable: (d) => isUnavailable(isoDay(d)) })}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <Group className={cx(control, 'flex min-h-11 flex-wrap items-center gap-x-2 pe-1 ps-3')}>
        <DateSegments slot="start" />
        <span aria-hidden className="text-muted">
          –
        </span>
        <span className="grow">
          <DateSegments slot="end" />
        </span>
        <Button className="grid size-9 place-items-center rounded-sm text-muted data-hovered:bg-sunken data-focus-visible:outline-2 data-focus-visible:outline-focus [&_svg]:size-4">
          <CalendarDays aria-hidden />
        </Button>
      </Group>
      <FieldError error={error} />
      <OverlayBox>
        <Dialog className="p-4 outline-none">
          <RangeCalendar firstDayOfWeek="mon">
            <CalendarFace range />
          </RangeCalendar>
        </Dialog>
      </OverlayBox>
    </AriaDateRangePicker>
  );
}

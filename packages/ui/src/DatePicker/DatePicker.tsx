import { CalendarDays } from 'lucide-react';
import { Button, Calendar, DatePicker as AriaDatePicker, Dialog, Group } from 'react-aria-components';
import { CalendarFace, DateSegments, day, isoDay } from '../internal/calendar.tsx';
import { cx } from '../internal/cx.ts';
import { control, fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import { OverlayBox } from '../internal/list.tsx';

export type DatePickerProps = FieldProps & {
  /** The date as 'YYYY-MM-DD'; null when empty. */
  value: string | null;
  onChange: (day: string | null) => void;
  onBlur?: () => void;
  name?: string;
  min?: string;
  max?: string;
  /** Returns true for dates that can't be selected. */
  isUnavailable?: (day: string) => boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Shows the calendar button. Turn it off for distant dates, such as a date of birth. Default: true. */
  calendar?: boolean;
};

/** A travel date, typed or selected from a calendar. */
export function DatePicker({
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
  calendar = true,
  ...props
}: DatePickerProps) {
  return (
    <AriaDatePicker
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...props}
      value={day(value)}
      onChange={(next) => onChange(next ? isoDay(next) : null)}
      minValue={day(min)}
      maxValue={day(max)}
      {...(isUnavailable && { isDateUnavailable: (d) => isUnavailable(isoDay(d)) })}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <Group className={cx(control, 'flex min-h-11 items-center pe-1 ps-3')}>
        <span className="flex-1">
          <DateSegments />
        </span>
        {calendar && (
          <Button className="grid size-9 place-items-center rounded-sm text-muted data-hovered:bg-sunken data-focus-visible:outline-2 data-focus-visible:outline-focus [&_svg]:size-4">
            <CalendarDays aria-hidden />
          </Button>
        )}
      </Group>
      <FieldError error={error} />
      {calendar && (
        <OverlayBox>
          <Dialog className="p-4 outline-none">
            <Calendar firstDayOfWeek="mon">
              <CalendarFace />
            </Calendar>
          </Dialog>
        </OverlayBox>
      )}
    </AriaDatePicker>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { fieldBox, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';

export type SliderProps = Omit<FieldProps, 'error'> & {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Formats a value, such as a date. It is shown next to the label and announced at the thumb. */
  valueText: (value: number) => string;
  /** Labels of the two ends. */
  ends?: readonly [string, string];
  isDisabled?: boolean;
};

/** Selects a value on a range, to explore its effect. For an exact number, use NumberField. */
export function Slider({
  label,
  description,
  hideLabel,
  className,
  value,
  onChange,
  min,
  max,
  step = 1,
  valueText,
  ends,
  isDisabled,
}: SliderProps) {
  const thumb = useRef<HTMLInputElement>(null);
  const text = valueText(value);
  // React Aria sets aria-valuetext to the bare number, overriding any other text, so set the formatted value
  // after it.
  useLayoutEffect(() => thumb.current?.setAttribute('aria-valuetext', text));
  return (
    <AriaSlider
      value={value}
      onChange={onChange}
      minValue={min}
      maxValue={max}
      step={step}
      {...(isDisabled !== undefined && { isDisabled })}
      className={cx(fieldBox, className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <FieldLabel label={label} hideLabel={hideLabel} />
        <SliderOutput className="tabular text-sm font-medium">{text}</SliderOutput>
      </div>
      <FieldHelp description={description} />
      <SliderTrack className="relative mx-3 h-11">
        {({ state }) => (
          <>
            <div className="absolute inset-x-[-0.75rem] top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sunken ring-1 ring-line-strong" />
            <div
              className="absolute start-[-0.75rem] top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-accent"
              style={{ width: `calc(${state.getThumbPercent(0) * 100}% + 0.75rem)` }}
            />
            <SliderThumb
              inputRef={thumb}
              className="top-1/2 size-6 rounded-full border-2 border-accent bg-raised shadow-sm data-disabled:border-line-strong data-dragging:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus"
            />
          </>
        )}
      </SliderTrack>
      {ends && (
        <div aria-hidden className="flex justify-between gap-4 text-[0.8125rem] text-muted">
          <span>{ends[0]}</span>
          <span className="text-end">{ends[1]}</span>
        </div>
      )}
    </AriaSlider>
  );
}

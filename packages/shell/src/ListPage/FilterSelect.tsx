import { Button } from '@caravan/ui/Button';
import { Menu } from '@caravan/ui/Menu';
import { ChevronDown } from 'lucide-react';

export type FilterSelectProps<T extends string> = {
  label: string;
  all: string;
  options: readonly { id: T; label: string }[];
  value: T | undefined;
  onChange: (id: T | undefined) => void;
  /** Shows the label above the select, to match adjacent fields. */
  labelled?: boolean;
};

/** Filters a column by one value, or shows all. */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, all, options, value, onChange, labelled = false } = props;
  const chosen = options.find((option) => option.id === value);
  return (
    <div className={`flex flex-col gap-1.5 ${labelled ? 'w-full' : 'w-full sm:w-auto'}`}>
      {labelled && (
        <span aria-hidden className="text-sm font-medium">
          {label}
        </span>
      )}
      <Menu
        placement="bottom start"
        trigger={
          <Button
            variant="secondary"
            className={`min-h-11 justify-between! font-normal ${labelled ? '' : 'sm:min-w-40'}`}
          >
            <span className="truncate">{chosen?.label ?? all}</span>
            <span className="sr-only"> {label}</span>
            <ChevronDown aria-hidden className="text-muted" />
          </Button>
        }
        items={[
          { id: '', label: all, isChosen: !chosen, onAction: () => onChange(undefined) },
          ...options.map((option) => ({
            id: option.id,
            label: option.label,
            isChosen: option === chosen,
            onAction: () => onChange(option.id),
          })),
        ]}
      />
    </div>
  );
}

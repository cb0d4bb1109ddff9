import { Search, X } from 'lucide-react';
import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { control, fieldBox, FieldLabel } from '../internal/field.tsx';

export type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Called on Enter. */
  onSubmit?: (text: string) => void;
  placeholder?: string;
  /** Shows the label to screen readers only. Default: true. */
  hideLabel?: boolean;
  className?: string;
};

/** Searches within the content that is shown. */
export function SearchField({ label, placeholder, hideLabel = true, className, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={cx(fieldBox, 'group/search', className)}>
      <FieldLabel label={label} hideLabel={hideLabel} />
      <Group className={cx(control, 'flex min-h-11 items-center')}>
        <Search aria-hidden className="ms-3.5 size-4 shrink-0 text-muted" />
        <Input
          placeholder={placeholder ?? label}
          className="min-h-10.5 w-full min-w-0 flex-1 bg-transparent px-2.5 outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <Button className="me-1 grid size-8 place-items-center rounded-sm text-muted group-data-empty/search:hidden data-hovered:bg-sunken [&_svg]:size-4">
          <X aria-hidden />
        </Button>
      </Group>
    </AriaSearchField>
  );
}

import { toApiError } from '@caravan/sdk';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Shows the server's messages at the form's fields and moves the focus to the first. `rename` maps a path of the
 * contract to the form's own. Returns false when no field of the form is named, so that the caller can show a banner.
 */
export function applyFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError' | 'getValues'>,
  cause: unknown,
  rename: Record<string, Path<T>> = {},
): boolean {
  const { fields } = toApiError(cause);
  const known = Object.keys(form.getValues());
  let shown = false;
  for (const [path, message] of Object.entries(fields)) {
    const name = rename[path] ?? (path.replace(/\[(\d+)\]/g, '.$1') as Path<T>);
    const root = name.split('.')[0] ?? '';
    if (!known.includes(root)) continue;
    form.setError(name, { type: 'server', message }, { shouldFocus: !shown });
    shown = true;
  }
  return shown;
}

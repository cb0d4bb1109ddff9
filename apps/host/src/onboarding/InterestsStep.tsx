import type { Category } from '@caravan/sdk';
import { useField } from '@caravan/shell/useField';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { Skeleton } from '@caravan/ui/Skeleton';
import { words } from './messages.ts';

export type InterestsStepProps = { categories: readonly Category[] };

/** Requires at least one interest (H-355). */
export function InterestsStep({ categories }: InterestsStepProps) {
  const field = useField<string[]>('interests');
  if (categories.length === 0) return <Skeleton lines={5} />;
  return (
    <CheckboxGroup
      label={words.interests.label}
      options={categories.map((c) => ({ id: c._id, label: c.name }))}
      {...field}
      columns={2}
      isRequired
    />
  );
}

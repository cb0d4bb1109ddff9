import type { Category } from '@caravan/sdk';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { Skeleton } from '@caravan/ui/Skeleton';
import { type Control, Controller } from '@caravan/shell/form';
import type { Values } from '../publicProfile/form.ts';
import { words } from './messages.ts';

export type InterestsStepProps = { control: Control<Values>; categories: readonly Category[] };

/** At least one interest (H-355). */
export function InterestsStep({ control, categories }: InterestsStepProps) {
  if (categories.length === 0) return <Skeleton lines={5} />;
  return (
    <Controller
      control={control}
      name="interests"
      render={({ field, fieldState }) => (
        <CheckboxGroup
          label={words.interests.label}
          options={categories.map((c) => ({ id: c._id, label: c.name }))}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          columns={2}
          error={fieldState.error?.message}
          isRequired
        />
      )}
    />
  );
}

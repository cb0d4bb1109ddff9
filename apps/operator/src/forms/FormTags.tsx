import { useField } from '@caravan/shell/useField';
import { TagField } from '@caravan/ui/TagField';
import { useIsClosed } from './OpenFields.ts';

export type FormTagsProps = {
  name: string;
  label: string;
  options: readonly { id: string; label: string }[];
};

/** A list of tags in the surrounding form, with free text allowed. */
export function FormTags({ name, label, options }: FormTagsProps) {
  const { value, ...field } = useField<string[] | undefined>(name);
  const closed = useIsClosed(name);
  return (
    <TagField
      {...field}
      {...closed}
      isRequired={false}
      value={value ?? []}
      label={label}
      allowCustom
      max={20}
      options={options}
    />
  );
}

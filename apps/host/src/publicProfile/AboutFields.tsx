import type { Category } from '@caravan/sdk';
import { countryOptions } from '@caravan/shell/countries';
import { useTenant } from '@caravan/shell/useTenant';
import { Card } from '@caravan/ui/Card';
import { ComboBox } from '@caravan/ui/ComboBox';
import { TagField } from '@caravan/ui/TagField';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useMemo } from 'react';
import { type Control, Controller } from '@caravan/shell/form';
import type { Values } from './form.ts';
import { languageOptions } from './languages.ts';
import { bioLimit, words } from './messages.ts';
import { PictureField } from './PictureField.tsx';
import { PronounField } from './PronounField.tsx';

export type AboutFieldsProps = { control: Control<Values>; categories: readonly Category[] };

/** Who the host is: picture, name, biography, interests, languages, country, pronouns. */
export function AboutFields({ control, categories }: AboutFieldsProps) {
  const { locale } = useTenant();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const languages = useMemo(() => languageOptions(locale), [locale]);
  const f = words.fields;
  return (
    <Card title={words.about}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="profilePictureUrl"
          render={({ field, fieldState }) => (
            <PictureField value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="displayName"
          render={({ field, fieldState }) => (
            <TextField {...field} label={f.displayName} maxLength={80} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="country"
          render={({ field }) => (
            <ComboBox
              label={f.country}
              name={field.name}
              options={countries}
              value={field.value || null}
              onChange={(id) => field.onChange(id ?? '')}
            />
          )}
        />
        <Controller
          control={control}
          name="bio"
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              className="sm:col-span-2"
              label={f.bio}
              limit={bioLimit}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="interests"
          render={({ field, fieldState }) => (
            <TagField
              label={f.interests}
              isRequired
              options={categories.map((c) => ({ id: c._id, label: c.name }))}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="languages"
          render={({ field }) => (
            <TagField
              label={f.languages}
              options={languages}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              max={20}
            />
          )}
        />
        <Controller
          control={control}
          name="pronouns"
          render={({ field }) => <PronounField value={field.value} onChange={field.onChange} />}
        />
      </div>
    </Card>
  );
}

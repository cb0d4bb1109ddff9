import type { Category } from '@caravan/sdk';
import { countryOptions } from '@caravan/shell/countries';
import { useTenant } from '@caravan/shell/useTenant';
import { useFormAround } from '@caravan/shell/useField';
import { Card } from '@caravan/ui/Card';
import { ComboBox } from '@caravan/ui/ComboBox';
import { TagField } from '@caravan/ui/TagField';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useMemo } from 'react';
import type { Values } from './form.ts';
import { languageOptions } from './languages.ts';
import { bioLimit, words } from './messages.ts';
import { PictureField } from './PictureField.tsx';
import { PronounField } from './PronounField.tsx';

export type AboutFieldsProps = { categories: readonly Category[] };

/** Who the host is: picture, name, biography, interests, languages, country, pronouns. */
export function AboutFields({ categories }: AboutFieldsProps) {
  const form = useFormAround<Values>();
  const country = form.field('country');
  const pronouns = form.field('pronouns');
  const { locale } = useTenant();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const languages = useMemo(() => languageOptions(locale), [locale]);
  const f = words.fields;
  return (
    <Card title={words.about}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <PictureField {...form.field('profilePictureUrl')} />
        <TextField label={f.displayName} maxLength={80} {...form.field('displayName')} />
        <ComboBox
          label={f.country}
          {...country}
          options={countries}
          value={country.value || null}
          onChange={(id) => country.onChange(id ?? '')}
        />
        <TextArea className="sm:col-span-2" label={f.bio} limit={bioLimit} {...form.field('bio')} />
        <TagField
          label={f.interests}
          options={categories.map((c) => ({ id: c._id, label: c.name }))}
          {...form.field('interests')}
          isRequired
        />
        <TagField label={f.languages} options={languages} {...form.field('languages')} max={20} />
        <PronounField value={pronouns.value} onChange={pronouns.onChange} />
      </div>
    </Card>
  );
}

import type { CompaniesUpdate, Company } from '@caravan/sdk';
import { saveCompanies } from '@caravan/sdk/client';
import { getGetTenantSettingsQueryKey } from '@caravan/sdk/react-query';
import { countryOptions } from '@caravan/shell/countries';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { CopyField } from '@caravan/ui/CopyField';
import { Select } from '@caravan/ui/Select';
import { TagField } from '@caravan/ui/TagField';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { type Adapter, companiesOf, expanded, inputOf, union } from './companies.ts';
import { words, wordsOf } from './messages.ts';
import { type CompaniesProps, useKeepCompanies } from './useCompanies.ts';

export type CompanyDialogProps = CompaniesProps & {
  /** Adds one when omitted. */
  company?: Company;
  onClose: () => void;
};

const adapters: Adapter[] = ['simulated', 'http'];

/** Adds or edits a company. How it is connected is chosen once. */
export default function CompanyDialog({ kind, settings, company, onClose }: CompanyDialogProps) {
  const keep = useKeepCompanies();
  const { locale } = useFormat();
  const [countries] = useState(() => [{ id: union, label: words.union }, ...countryOptions(locale)]);
  // A new company has its webhook address before it is saved.
  const [id] = useState(() => company?.id ?? crypto.randomUUID());
  const items = companiesOf(settings, kind);
  const at = company ? items.indexOf(company) : items.length;
  const w = wordsOf(kind);
  const save = useChange(saveCompanies, {
    failed: 'here',
    refreshConflict: [getGetTenantSettingsQueryKey()],
    onDone: (now, { items: sent }) => {
      const name = sent[at]?.name ?? '';
      keep(now, company ? words.saved(name) : words.added(name));
      onClose();
    },
  });
  const form = useForm({
    values: {
      name: company?.name ?? '',
      adapter: company?.adapter ?? 'http',
      url: company?.url ?? '',
      key: '',
      countries: company?.countries ?? [],
    },
    input: ({ name, adapter, url, key, countries: covered }): CompaniesUpdate => {
      const saved = {
        id,
        kind,
        name: name.trim(),
        adapter,
        countries: covered,
        paused: company?.paused ?? false,
        ...(adapter === 'http' && { url: url.trim() }),
        ...(adapter === 'http' && key.trim() && { key: key.trim() }),
      };
      const all = items.map(inputOf);
      return {
        version: settings.version,
        kind,
        items: company ? all.map((item) => (item.id === id ? saved : item)) : [...all, saved],
      };
    },
    names: Object.fromEntries(
      ['name', 'adapter', 'url', 'key', 'countries'].map((name) => [`items[${at}].${name}`, name]),
    ),
    check: ({ name }) => ({ name: name.trim() ? undefined : words.nameMissing }),
    send: save.send,
  });
  const { adapter } = form.values;
  const covered = form.field('countries');
  return (
    <FormDialog
      form={form}
      title={company ? words.editTitle(company.name) : words.add}
      submitLabel={company ? words.save : words.addShort}
      size="md"
      onClose={onClose}
    >
      <TextField
        label={words.name}
        description={words.nameHelp}
        maxLength={60}
        {...form.field('name')}
        isRequired
      />
      {!company && (
        <Select
          label={words.adapter}
          options={adapters.map((id) => ({ id, label: words.adapters[id] }))}
          {...form.field('adapter')}
        />
      )}
      {adapter === 'http' && (
        <>
          <TextField label={words.url} maxLength={300} {...form.field('url')} isRequired />
          <TextField
            label={words.key}
            type="password"
            autoComplete="off"
            maxLength={1000}
            {...(company?.keySet && { description: words.keptKey })}
            {...form.field('key')}
            isRequired={!company?.keySet}
          />
        </>
      )}
      <TagField
        label={words.countries}
        description={w.coversHelp}
        options={countries}
        {...covered}
        onChange={(codes) => covered.onChange(expanded(codes))}
      />
      {adapter === 'http' && (
        <div className="grid grid-cols-1 gap-1.5">
          <CopyField label={words.webhook} value={`${location.origin}${w.webhooks}${id}`} />
          <p className="text-[0.8125rem] text-muted">{w.webhookText}</p>
        </div>
      )}
    </FormDialog>
  );
}

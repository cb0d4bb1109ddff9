import type { HostCompanions } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Facts } from '@caravan/ui/Facts';
import { MaskedDateField } from '@caravan/ui/MaskedDateField';
import { TextField } from '@caravan/ui/TextField';
import { useFormat } from '../format/useFormat.ts';
import type { FormState } from '../form/useForm.ts';
import type { CompanionValues } from './companions.ts';
import { companionWords as words } from './messages.ts';

type CompanionFieldsProps = { form: FormState<CompanionValues> };

/** The fields for each of a host's companions, stacked (H-396). */
export function CompanionFields({ form }: CompanionFieldsProps) {
  return form.values.companions.map((person, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a new companion has no id yet
    <One key={`${person.id}-${i}`} form={form} at={i} />
  ));
}

function One({ form, at }: CompanionFieldsProps & { at: number }) {
  const n = at + 1;
  const { companions } = form.values;
  const remove = () =>
    form.set(
      'companions',
      companions.filter((_, i) => i !== at),
    );
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-medium">{words.companion(n)}</legend>
      <TextField
        label={words.firstName}
        maxLength={80}
        {...form.field(`companions.${at}.firstName`)}
        isRequired
      />
      <TextField
        label={words.lastName}
        maxLength={80}
        {...form.field(`companions.${at}.lastName`)}
        isRequired
      />
      <MaskedDateField label={words.dateOfBirth} {...form.field(`companions.${at}.dateOfBirth`)} isRequired />
      <TextField
        label={words.email}
        type="email"
        maxLength={200}
        {...form.field(`companions.${at}.email`)}
        isRequired
      />
      {companions.length > 1 && (
        <div className="sm:col-span-2">
          <Button size="sm" variant="ghost" aria-label={words.remove(n)} onPress={remove}>
            {words.removeShort}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Read-only companions, with the reason or the time since when (H-331). */
export function CompanionsShown({ kept }: { kept: HostCompanions }) {
  const format = useFormat();
  if (kept.companions.length === 0) return null;
  return (
    <>
      <Facts
        items={kept.companions.map((one, i) => ({
          id: one.id ?? String(i),
          label: `${one.firstName ?? ''} ${one.lastName ?? ''}`,
          value: [one.dateOfBirth && format.date(one.dateOfBirth, 'MM/DD/YYYY'), one.email]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      {kept.submittedAt ? (
        <p className="mt-3 text-sm text-muted">{words.submittedOn(format.instant(kept.submittedAt))}</p>
      ) : (
        kept.reason && <p className="mt-3 text-sm text-muted">{kept.reason}</p>
      )}
    </>
  );
}

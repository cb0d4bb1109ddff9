import { Button } from '@caravan/ui/Button';
import { FormSection } from '@caravan/ui/FormSection';
import { IconButton } from '@caravan/ui/IconButton';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import type { DraftCompanion, Problems } from './form.ts';
import { ageRanges, words } from './messages.ts';

export type CompanionsSectionProps = {
  value: DraftCompanion[];
  onChange: (companions: DraftCompanion[]) => void;
  problems: Problems;
};

/** Who travels with the host free of charge (H-113, H-341). */
export function CompanionsSection({ value, onChange, problems }: CompanionsSectionProps) {
  const change = (at: number, part: Partial<DraftCompanion>) =>
    onChange(value.map((companion, i) => (i === at ? { ...companion, ...part } : companion)));
  return (
    <FormSection title={words.companions} description={words.companionsHint}>
      <ul className="grid grid-cols-1 gap-5">
        {value.map((companion, i) => (
          <li key={i}>
            <fieldset className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[1fr_1fr_7rem_auto]">
              <legend className="mb-2 text-sm text-muted">{words.companion(i + 1)}</legend>
              <TextField
                label={words.firstName}
                name={`companions.${i}.firstName`}
                maxLength={80}
                value={companion.firstName}
                onChange={(firstName) => change(i, { firstName })}
                error={problems[`companions.${i}.firstName`]}
              />
              <TextField
                label={words.lastName}
                name={`companions.${i}.lastName`}
                maxLength={80}
                value={companion.lastName}
                onChange={(lastName) => change(i, { lastName })}
                error={problems[`companions.${i}.lastName`]}
              />
              <Select
                label={words.age}
                name={`companions.${i}.ageRange`}
                options={ageRanges.map((id) => ({ id, label: id }))}
                value={companion.ageRange || null}
                onChange={(ageRange) => change(i, { ageRange: ageRange as DraftCompanion['ageRange'] })}
                error={problems[`companions.${i}.ageRange`]}
              />
              <IconButton
                label={`${words.remove} ${words.companion(i + 1)}`}
                icon={<Trash2 aria-hidden />}
                onPress={() => onChange(value.filter((_, at) => at !== i))}
                className="sm:mt-7"
              />
            </fieldset>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden />}
        isDisabled={value.length >= 20}
        onPress={() => onChange([...value, { firstName: '', lastName: '', ageRange: '' }])}
        className={value.length > 0 ? 'mt-5' : ''}
      >
        {words.addCompanion}
      </Button>
    </FormSection>
  );
}

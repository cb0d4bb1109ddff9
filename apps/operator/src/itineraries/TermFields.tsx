import { useFormAround } from '@caravan/shell/useField';
import { FormSection } from '@caravan/ui/FormSection';
import { Switch } from '@caravan/ui/Switch';
import { FormText } from '../forms/FormText.tsx';
import type { DetailValues } from './details.ts';
import { detailWords as words } from './messages.ts';

/** Where travelers arrive and leave, and what applies to everyone (O-055). */
export function TermFields() {
  const form = useFormAround<DetailValues>();
  return (
    <FormSection title={words.terms}>
      {(['arrival', 'departure'] as const).map((end) => (
        <fieldset key={end}>
          <legend className="mb-1.5 text-sm font-medium">{words[end]}</legend>
          <div className="grid grid-cols-[6rem_1fr] items-start gap-3">
            <FormText name={`${end}.code`} label={words.code} maxLength={3} />
            <FormText name={`${end}.name`} label={words.airportName} maxLength={120} />
          </div>
        </fieldset>
      ))}
      <FormText
        name="operatorCode"
        label={words.operatorCode}
        description={words.operatorCodeHelp}
        maxLength={60}
      />
      {(['travelerInsuranceRequired', 'instantApproval'] as const).map((name) => (
        <div key={name}>
          <Switch value={form.values[name]} onChange={form.field(name).onChange}>
            {name === 'instantApproval' ? words.instant : words.insurance}
          </Switch>
          {name === 'instantApproval' && (
            <p className="mt-1 text-[0.8125rem] text-muted">{words.instantHelp}</p>
          )}
        </div>
      ))}
    </FormSection>
  );
}

import { useFormAround } from '@caravan/shell/useField';
import { FormSection } from '@caravan/ui/FormSection';
import { Switch } from '@caravan/ui/Switch';
import { FormText } from '../forms/FormText.tsx';
import { Asked } from './Asked.tsx';
import { AirportField } from './AirportField.tsx';
import type { DetailValues } from './details.ts';
import { detailWords as words } from './messages.ts';

const switches = {
  travelerInsuranceRequired: words.insurance,
  passportRequired: words.passport,
  instantApproval: words.instant,
};

/** Where travelers arrive and depart, and terms that apply to everyone (O-055). */
export function TermFields() {
  const form = useFormAround<DetailValues>();
  return (
    <FormSection title={words.terms}>
      {(['arrival', 'departure'] as const).map((end) => (
        <div key={end} className="flex flex-col gap-3">
          <Asked field={`${end}Location`} />
          <AirportField name={end} label={words[end]} />
        </div>
      ))}
      <Asked field="operatorCode" />
      <FormText
        name="operatorCode"
        label={words.operatorCode}
        description={words.operatorCodeHelp}
        maxLength={60}
      />
      {(['travelerInsuranceRequired', 'passportRequired', 'instantApproval'] as const).map((name) => (
        <div key={name} className="flex flex-col gap-3">
          <Asked field={name} />
          <Switch value={form.values[name]} onChange={form.field(name).onChange}>
            {switches[name]}
          </Switch>
          {name === 'instantApproval' && (
            <p className="mt-1 text-[0.8125rem] text-muted">{words.instantHelp}</p>
          )}
        </div>
      ))}
    </FormSection>
  );
}

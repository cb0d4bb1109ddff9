import { zoneCity } from '@caravan/shell/format';
import { useTenant } from '@caravan/shell/useTenant';
import { ComboBox } from '@caravan/ui/ComboBox';
import { MoneyField } from '@caravan/ui/MoneyField';
import { NumberField } from '@caravan/ui/NumberField';
import { Switch } from '@caravan/ui/Switch';
import { TextField } from '@caravan/ui/TextField';
import { words } from './messages.ts';
import { type Draft, type PolicyRow, zonePath } from './policy.ts';

export type PolicyFieldProps = {
  row: PolicyRow;
  value: Draft;
  onChange: (value: Draft) => void;
  error: string | undefined;
};

/** The form field for a policy, according to its kind. */
export function PolicyField({ row, value, onChange, error }: PolicyFieldProps) {
  const { currency } = useTenant();
  const { label, help, unit, item } = row;
  if (item.kind === 'boolean') {
    return (
      <div>
        <Switch value={value === true} onChange={onChange}>
          {label}
        </Switch>
        <p className="mt-1 text-[0.8125rem] text-muted">{help}</p>
      </div>
    );
  }
  if (item.kind === 'amountMinor') {
    return (
      <MoneyField
        label={label}
        description={help}
        value={numeric(value)}
        onChange={onChange}
        currency={currency}
        error={error}
      />
    );
  }
  if (item.kind === 'basisPoints') {
    const share = numeric(value);
    return (
      <NumberField
        label={label}
        description={help}
        value={share === null ? null : share / 100}
        onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
        suffix="%"
        error={error}
      />
    );
  }
  if (item.kind === 'integer') {
    return (
      <NumberField
        label={label}
        description={help}
        value={numeric(value)}
        onChange={onChange}
        suffix={words.suffix[unit]}
        error={error}
      />
    );
  }
  if (item.path === zonePath) {
    const zone = typeof value === 'string' ? value : null;
    return (
      <ComboBox
        label={label}
        description={help}
        options={zonesWith(zone)}
        value={zone}
        onChange={onChange}
        error={error}
      />
    );
  }
  return (
    <TextField
      label={label}
      description={item.kind === 'text' ? help : words.list(help ?? '')}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      error={error}
    />
  );
}

const numeric = (value: Draft) => (typeof value === 'number' ? value : null);

/** All time zones by city, plus the selected one under whatever name it has. */
function zonesWith(chosen: string | null) {
  const ids = new Set(['UTC', ...(chosen ? [chosen] : []), ...Intl.supportedValuesOf('timeZone')]);
  return [...ids]
    .map((id) => ({ id, label: id.includes('/') ? `${zoneCity(id)} (${id.split('/')[0]})` : id }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

import type { Features, TenantSettings } from '@caravan/sdk';
import { updateTenantSettings } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { FormSection } from '@caravan/ui/FormSection';
import { Switch } from '@caravan/ui/Switch';
import { useStaff } from '../frame/useStaff.ts';
import { words } from './messages.ts';
import { useKeepSettings } from './useSettings.ts';

export type FeatureSwitchesProps = { settings: TenantSettings };

const names = Object.keys(words.featureNames) as (keyof Features)[];

/** The feature switches, each saved on its own. */
export function FeatureSwitches({ settings }: FeatureSwitchesProps) {
  const { changes } = useStaff();
  const keep = useKeepSettings();
  const save = useChange(updateTenantSettings, { onDone: (now) => keep(now) });
  const onTheirWay = save.isPending ? save.input?.[0].features : undefined;
  return (
    <FormSection title={words.features} description={words.featuresText} className="border-t border-line">
      {names.map((name) => (
        <Switch
          key={name}
          value={onTheirWay?.[name] ?? settings.features[name]}
          isDisabled={save.isPending || !changes}
          onChange={(on) => save.run({ version: settings.version, features: { [name]: on } })}
        >
          {words.featureNames[name]}
        </Switch>
      ))}
    </FormSection>
  );
}

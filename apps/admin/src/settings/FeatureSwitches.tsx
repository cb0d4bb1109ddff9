import type { Features, TenantSettings } from '@caravan/sdk';
import { useUpdateTenantSettings } from '@caravan/sdk/react-query';
import { FormSection } from '@caravan/ui/FormSection';
import { Switch } from '@caravan/ui/Switch';
import { words } from './messages.ts';
import { useKeepSettings } from './useSettings.ts';

export type FeatureSwitchesProps = { settings: TenantSettings };

const names = Object.keys(words.featureNames) as (keyof Features)[];

/** What is switched on; each switch is saved by itself. */
export function FeatureSwitches({ settings }: FeatureSwitchesProps) {
  const keep = useKeepSettings();
  const save = useUpdateTenantSettings({ mutation: { onSuccess: (now) => keep(now) } });
  const onTheirWay = save.isPending ? save.variables.data.features : undefined;
  return (
    <FormSection title={words.features} description={words.featuresText} className="border-t border-line">
      {names.map((name) => (
        <Switch
          key={name}
          value={onTheirWay?.[name] ?? settings.features[name]}
          isDisabled={save.isPending}
          onChange={(on) => save.mutate({ data: { version: settings.version, features: { [name]: on } } })}
        >
          {words.featureNames[name]}
        </Switch>
      ))}
    </FormSection>
  );
}

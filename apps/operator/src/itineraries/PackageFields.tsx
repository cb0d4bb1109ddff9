import type { PackageLevel } from '@caravan/sdk';
import { boardOptions, dietOptions, stayOptions } from '@caravan/shell/supplyWords';
import { packageWords } from '@caravan/shell/tripWords';
import { useField, useFormAround } from '@caravan/shell/useField';
import { Card } from '@caravan/ui/Card';
import { FormSection } from '@caravan/ui/FormSection';
import { Asked } from './Asked.tsx';
import { Switch } from '@caravan/ui/Switch';
import { TagField } from '@caravan/ui/TagField';
import { type DetailValues, isSole, levels } from './details.ts';
import { detailWords as words } from './messages.ts';

/** What operators usually offer; free text is allowed. */
const choices = { accommodationLevels: stayOptions, mealLevels: boardOptions, foodOptions: dietOptions };
const lists = ['accommodationLevels', 'mealLevels', 'foodOptions'] as const;

/** The packages that hosts can choose from (O-056, O-134, O-135). */
export function PackageFields() {
  const { packages } = useFormAround<DetailValues>().values;
  return (
    <FormSection title={words.packages} description={words.packagesHelp}>
      <Asked field="packages" />
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {levels.map((level) => (
            <li key={level} className="p-5">
              <PackageRow level={level} enabled={packages[level].enabled} sole={isSole(packages, level)} />
            </li>
          ))}
        </ul>
      </Card>
    </FormSection>
  );
}

function PackageRow({ level, enabled, sole }: { level: PackageLevel; enabled: boolean; sole: boolean }) {
  const offered = useField<boolean>(`packages.${level}.enabled`);
  return (
    <div role="group" aria-label={packageWords[level]} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-semibold">{packageWords[level]}</h3>
        <Switch value={offered.value} onChange={offered.onChange} isDisabled={sole}>
          <span className="text-sm">{words.offered}</span>
        </Switch>
        {sole && <p className="w-full text-[0.8125rem] text-muted">{words.soleEnabled}</p>}
      </div>
      {enabled && lists.map((list) => <Choices key={list} level={level} list={list} />)}
    </div>
  );
}

function Choices({ level, list }: { level: PackageLevel; list: (typeof lists)[number] }) {
  return (
    <TagField
      label={words[list]}
      options={choices[list]}
      allowCustom
      max={12}
      {...useField<string[]>(`packages.${level}.${list}`)}
      isRequired={list !== 'foodOptions'}
    />
  );
}

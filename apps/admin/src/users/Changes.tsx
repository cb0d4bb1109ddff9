import type { Profile, Section, UserUpdate } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { RadioCards } from '@caravan/ui/RadioCards';
import { useState } from 'react';
import { person } from './personMessages.ts';

type How = 'all' | 'some' | 'none';
const sections = (Object.keys(person.sections) as Section[]).map((id) => ({
  id,
  label: person.sections[id],
}));

export type ChangesProps = {
  user: Profile;
  isPending: boolean;
  onChange: (data: Pick<UserUpdate, 'readOnly' | 'sections'>) => void;
};

/** What a member of the staff can change: everything of their group, some sections, or nothing. */
export function Changes({ user, isPending, onChange }: ChangesProps) {
  const saved: How = user.readOnly ? 'none' : user.sections ? 'some' : 'all';
  const [how, setHow] = useState<How>(saved);
  const [chosen, setChosen] = useState<readonly string[]>(user.sections ?? []);
  const isSame = chosen.toSorted().join() === (user.sections ?? []).toSorted().join();
  const choose = (next: How) => {
    setHow(next);
    if (next === 'all') onChange({ readOnly: false, sections: null });
    if (next === 'none') onChange({ readOnly: true, sections: null });
  };
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        label={person.canChange}
        value={how}
        onChange={(id) => choose(id as How)}
        isDisabled={isPending}
        options={[
          { id: 'all', title: person.all, description: person.allHelp },
          { id: 'some', title: person.some, description: person.someHelp },
          { id: 'none', title: person.nothing, description: person.nothingHelp },
        ]}
      />
      {how === 'some' && (
        <>
          <CheckboxGroup
            label={person.whichSections}
            options={sections}
            value={chosen}
            onChange={setChosen}
            columns={2}
          />
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            isPending={isPending}
            {...(chosen.length === 0 && { disabledReason: person.chooseSection })}
            {...(saved === 'some' && isSame && { disabledReason: person.sectionsSame })}
            onPress={() => onChange({ readOnly: false, sections: chosen as Section[] })}
          >
            {person.saveSections}
          </Button>
        </>
      )}
    </div>
  );
}

import type { Day, ServiceType } from '@caravan/sdk';
import { serviceIcon } from '@caravan/shell/serviceIcon';
import { serviceTypeWords } from '@caravan/shell/serviceWords';
import { Button } from '@caravan/ui/Button';
import { Menu } from '@caravan/ui/Menu';
import { BookMarked, Plus } from 'lucide-react';
import { words as libraryWords } from '../library/messages.ts';
import { addable, whyNot } from './days.ts';
import { words } from './messages.ts';

export type AddMenuProps = { day: Day; onAdd: (type: ServiceType) => void; onLibrary?: () => void };

/** The service types that can be added to a day; unavailable ones say why. */
export function AddMenu({ day, onAdd, onLibrary }: AddMenuProps) {
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button variant="ghost" size="sm" icon={<Plus aria-hidden />} aria-label={words.addTo(day.day)}>
          {words.add}
        </Button>
      }
      items={[
        ...addable.map((type) => {
          const Icon = serviceIcon[type];
          const reason = whyNot(day, type);
          return {
            id: type,
            label: serviceTypeWords[type],
            icon: <Icon aria-hidden />,
            onAction: () => onAdd(type),
            ...(reason && { disabledReason: reason }),
          };
        }),
        ...(onLibrary
          ? [
              {
                id: 'library',
                label: libraryWords.open,
                icon: <BookMarked aria-hidden />,
                separated: true,
                onAction: onLibrary,
              },
            ]
          : []),
      ]}
    />
  );
}

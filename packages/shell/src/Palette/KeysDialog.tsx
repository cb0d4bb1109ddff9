import { Dialog } from '@caravan/ui/Dialog';
import { Facts } from '@caravan/ui/Facts';
import { keyWords as words } from './messages.ts';

export type KeysDialogProps = { isOpen: boolean; onClose: () => void };

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
const groups = [
  {
    title: words.groups.anywhere,
    keys: [
      [[command, 'K'], words.palette],
      [['?'], words.keys],
      [['Esc'], words.close],
      [['Tab'], words.tab],
    ],
  },
  {
    title: words.groups.lists,
    keys: [
      [['↑', '↓'], words.next],
      [['Enter'], words.choose],
    ],
  },
] as const;

/** The keyboard shortcuts. Opens with "?". */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} size="sm">
      <div className="grid gap-6">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="kicker mb-2">{group.title}</h3>
            <Facts
              layout="rows"
              items={group.keys.map(([keys, does]) => ({
                id: does,
                label: does,
                value: <Keys keys={keys} />,
              }))}
            />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <kbd key={key} className="rounded-xs border border-line bg-sunken px-1.5 font-sans text-[0.8125rem]">
          {key}
        </kbd>
      ))}
    </span>
  );
}

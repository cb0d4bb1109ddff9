import type { Company } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { changed, moved } from '../catalog/categories.ts';
import { Acting } from '../frame/Acting.tsx';
import { type Adapter, inputOf, type Kind } from './companies.ts';
import { words, wordsOf } from './messages.ts';
import type { useCompanies } from './useCompanies.ts';

/** What is done in a dialog, and with which company. */
export type CompanyTask = { kind: 'add' | 'edit' | 'remove'; of?: Company };

export type CompanyRowProps = {
  kind: Kind;
  item: Company;
  list: ReturnType<typeof useCompanies>;
  onTask: (task: CompanyTask) => void;
};

const shownCountries = 4;

/** The countries that a company covers, in the reader's language. */
function useCovered() {
  const { list, locale } = useFormat();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return (codes: readonly string[]) => {
    if (codes.length === 0) return words.everywhere;
    const names = codes.map((code) => regions.of(code) ?? code);
    return names.length > shownCountries
      ? words.moreCountries(names.slice(0, shownCountries - 1).join(', '), names.length - shownCountries + 1)
      : list(names);
  };
}

/** A company with what it covers, what it has in force, and its actions. */
export function CompanyRow({ kind, item, list, onTask }: CompanyRowProps) {
  const covered = useCovered();
  const { items, isPending, change } = list;
  const { id, name, adapter, countries, paused = false, inForce = 0 } = item;
  const at = items.indexOf(item);
  const move = (by: number) => change(moved(items, id, by).map(inputOf), words.moved(name));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium break-words">{name}</span>
          {paused && (
            <Badge size="sm" tone="neutral">
              {words.isPaused}
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted">{covered(countries)}</p>
        <p className="tabular text-sm text-muted">
          {[words.adapters[adapter as Adapter], inForce > 0 && wordsOf(kind).inForce(inForce)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Acting>
        <div className="flex items-center">
          <IconButton
            label={words.up(name)}
            icon={<ArrowUp aria-hidden />}
            isDisabled={isPending || at === 0}
            onPress={() => move(-1)}
          />
          <IconButton
            label={words.down(name)}
            icon={<ArrowDown aria-hidden />}
            isDisabled={isPending || at === items.length - 1}
            onPress={() => move(1)}
          />
          <Menu
            trigger={<IconButton label={words.more(name)} icon={<Ellipsis aria-hidden />} tooltip={false} />}
            items={[
              { id: 'edit', label: words.edit, onAction: () => onTask({ kind: 'edit', of: item }) },
              {
                id: 'pause',
                label: paused ? words.resume : words.pause,
                isDisabled: isPending,
                onAction: () =>
                  change(
                    changed(items, id, { paused: !paused }).map(inputOf),
                    paused ? words.resumed(name) : words.paused(name),
                  ),
              },
              {
                id: 'remove',
                label: words.remove,
                tone: 'danger',
                separated: true,
                onAction: () => onTask({ kind: 'remove', of: item }),
              },
            ]}
          />
        </div>
      </Acting>
    </div>
  );
}

import type { CategoriesUpdate, CategoryColor, CategoryIcon, CategorySetting } from '@caravan/sdk';
import { saveCategories } from '@caravan/sdk/client';
import { getGetCategoriesQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { changed, inputOf } from './categories.ts';
import { CategoryChip } from './CategoryChip.tsx';
import { colors, icons, words } from './messages.ts';
import { useKeepCategories } from './useCategories.ts';

export type CategoryDialogProps = {
  /** Adds one when omitted. */
  category?: CategorySetting;
  items: readonly CategorySetting[];
  version: number;
  onClose: () => void;
};

type Values = {
  name: string;
  en: string;
  de: string;
  es: string;
  icon: CategoryIcon;
  color: CategoryColor;
};

const languages = ['en', 'de', 'es'] as const;
const options = <Id extends string>(labels: Record<Id, string>) =>
  Object.entries<string>(labels).map(([id, label]) => ({ id: id as Id, label }));

const valuesOf = (c?: CategorySetting): Values => ({
  name: c?.name ?? '',
  en: c?.names.en ?? '',
  de: c?.names.de ?? '',
  es: c?.names.es ?? '',
  icon: c?.icon ?? 'compass',
  color: c?.colorScheme ?? 'sky',
});

const changeOf = ({ name, en, de, es, icon, color }: Values) => ({
  name: name.trim(),
  names: { en: en.trim(), de: de.trim(), es: es.trim() },
  icon,
  colorScheme: color,
});

/** Adds or edits a category, with a live preview. */
export default function CategoryDialog({ category, items, version, onClose }: CategoryDialogProps) {
  const keep = useKeepCategories();
  const at = category ? items.indexOf(category) : items.length;
  const save = useChange(saveCategories, {
    failed: 'here',
    refreshConflict: [getGetCategoriesQueryKey()],
    onDone: (now, { items: sent }) => {
      const name = sent[at]?.name ?? '';
      keep(now, category ? words.saved(name) : words.added(name));
      onClose();
    },
  });
  const form = useForm({
    values: valuesOf(category),
    input: (values): CategoriesUpdate => ({
      version,
      items: category
        ? changed(items.map(inputOf), category.id, changeOf(values))
        : [...items.map(inputOf), changeOf(values)],
    }),
    names: {
      [`items[${at}].name`]: 'name',
      ...Object.fromEntries(languages.map((l) => [`items[${at}].names.${l}`, l])),
    },
    check: ({ name }) => ({ name: name.trim() ? undefined : words.nameMissing }),
    send: save.send,
  });
  const { values } = form;
  return (
    <FormDialog
      form={form}
      title={category ? words.editTitle(category.name) : words.add}
      submitLabel={category ? words.save : words.addShort}
      size="md"
      onClose={onClose}
    >
      <TextField
        label={words.name}
        description={words.nameHelp}
        maxLength={40}
        {...form.field('name')}
        isRequired
        autoFocus
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {languages.map((language) => (
          <TextField key={language} label={words.names[language]} maxLength={40} {...form.field(language)} />
        ))}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={words.icon} options={options(icons)} {...form.field('icon')} />
        <Select label={words.color} options={options(colors)} {...form.field('color')} />
      </div>
      <div>
        <p className="text-sm text-muted">{words.preview}</p>
        <p className="mt-2">
          <CategoryChip name={values.name.trim() || words.name} icon={values.icon} color={values.color} />
        </p>
      </div>
    </FormDialog>
  );
}

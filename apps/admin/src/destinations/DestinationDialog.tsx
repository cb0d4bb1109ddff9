import type { DestinationSetting, DestinationSettings, DestinationsUpdate } from '@caravan/sdk';
import { saveDestinations, uploadImage } from '@caravan/sdk/client';
import { getGetDestinationsQueryKey } from '@caravan/sdk/react-query';
import { countriesByName } from '@caravan/shell/countries';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { ComboBox } from '@caravan/ui/ComboBox';
import { ImageField } from '@caravan/ui/ImageField';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { changed } from '../catalog/categories.ts';
import { inputOf, type Place } from './destinations.ts';
import { words } from './messages.ts';
import { useKeepDestinations } from './useDestinations.ts';

export type DestinationDialogProps = {
  /** Adds one when omitted. */
  destination?: DestinationSetting;
  /** A place that is added to the list. */
  place?: Place;
  settings: DestinationSettings;
  onClose: () => void;
};

type Values = { country: string | null; name: string; intro: string; picture: string | null; alt: string };

const valuesOf = (d?: DestinationSetting, place?: Place): Values => ({
  country: d?.country ?? place?.country ?? null,
  name: d?.name ?? place?.name ?? '',
  intro: d?.intro ?? '',
  picture: d?.picture?.url ?? null,
  alt: d?.picture?.alt ?? '',
});

const changeOf = ({ country, name, intro, picture, alt }: Values) => ({
  country: country ?? '',
  name: name.trim(),
  intro: intro.trim(),
  ...(picture && { picture: { url: picture, ...(alt.trim() && { alt: alt.trim() }) } }),
});

/** Adds or edits a destination. */
export default function DestinationDialog({ destination, place, settings, onClose }: DestinationDialogProps) {
  const { items, version, onlyListed } = settings;
  const keep = useKeepDestinations();
  const format = useFormat();
  const at = destination ? items.indexOf(destination) : items.length;
  const upload = useChange(uploadImage, { failed: 'here' });
  const save = useChange(saveDestinations, {
    failed: 'here',
    refreshConflict: [getGetDestinationsQueryKey()],
    onDone: (now, { items: sent }) => {
      const name = sent[at]?.name ?? '';
      keep(now, destination ? words.saved(name) : words.added(name));
      onClose();
    },
  });
  const form = useForm({
    values: valuesOf(destination, place),
    input: (values): DestinationsUpdate => {
      const others = items.map(inputOf);
      return {
        version,
        onlyListed,
        items: destination
          ? changed(
              others.map((item) => (item.id === destination.id ? { ...item, picture: undefined } : item)),
              destination.id,
              changeOf(values),
            )
          : [...others, changeOf(values)],
      };
    },
    names: Object.fromEntries(['country', 'name', 'intro'].map((name) => [`items[${at}].${name}`, name])),
    check: ({ country, name }) => ({
      country: country ? undefined : words.countryMissing,
      name: name.trim() ? undefined : words.nameMissing,
    }),
    send: save.send,
  });
  const { values } = form;
  const { locale } = useFormat();
  const [countries] = useState(() => countriesByName(locale, destination?.country ?? place?.country));
  const picture = form.field('picture');
  const take = async (image: File | null) =>
    picture.onChange(image ? (await upload.send({ image })).url : null);
  const use = destination ? format.list(words.use(destination.itineraries, destination.trips)) : '';
  return (
    <FormDialog
      form={form}
      title={destination ? words.editTitle(destination.name) : words.add}
      submitLabel={destination ? words.save : words.addShort}
      size="md"
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ComboBox label={words.country} options={countries} {...form.field('country')} isRequired />
        <TextField label={words.name} maxLength={120} {...form.field('name')} isRequired />
      </div>
      {use && <p className="text-sm text-muted">{words.follows(use)}</p>}
      <TextArea
        label={words.intro}
        description={words.introHelp}
        rows={4}
        limit={600}
        {...form.field('intro')}
      />
      <ImageField
        label={words.picture}
        description={words.pictureHelp}
        tooLarge={words.tooLarge}
        width={1800}
        height={600}
        value={values.picture}
        onChange={(file) => void take(file).catch(() => undefined)}
        isPending={upload.isPending}
        error={upload.error?.fields.image ?? upload.problem ?? undefined}
      />
      {values.picture && (
        <TextField
          label={words.pictureText}
          description={words.pictureTextHelp}
          maxLength={200}
          {...form.field('alt')}
        />
      )}
    </FormDialog>
  );
}

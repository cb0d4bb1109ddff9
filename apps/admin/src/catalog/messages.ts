import type { CategoryColor, CategoryIcon } from '@caravan/sdk';
import { plural, t } from '@lingui/core/macro';

const itineraries = (n: number) => plural(n, { one: '# itinerary', other: '# itineraries' });
const trips = (n: number) => plural(n, { one: '# trip', other: '# trips' });
const hosts = (n: number) => plural(n, { one: '# host', other: '# hosts' });

export const icons: Record<CategoryIcon, string> = {
  camera: t`Camera`,
  rainbow: t`Rainbow`,
  heart: t`Heart`,
  dumbbell: t`Dumbbell`,
  compass: t`Compass`,
  utensils: t`Knife and fork`,
  leaf: t`Leaf`,
  flower: t`Flower`,
  mountain: t`Mountain`,
  tent: t`Tent`,
  telescope: t`Telescope`,
  moon: t`Moon`,
  sun: t`Sun`,
  waves: t`Waves`,
  ship: t`Ship`,
  bike: t`Bicycle`,
  footprints: t`Footprints`,
  music: t`Music`,
  palette: t`Palette`,
  book: t`Book`,
  wine: t`Wine`,
  snowflake: t`Snowflake`,
  paw: t`Paw`,
  landmark: t`Landmark`,
};

export const colors: Record<CategoryColor, string> = {
  sky: t`Sky blue`,
  plum: t`Plum`,
  rose: t`Rose`,
  clay: t`Clay`,
  moss: t`Moss`,
  saffron: t`Saffron`,
  sage: t`Sage`,
  lavender: t`Lavender`,
};

export const words = {
  title: t`Catalog`,
  description: t`What trips are about and where they go, in the order that everyone sees.`,
  categories: t`Categories`,
  categoriesText: t`What trips are about. Travelers, hosts, and operators see your categories in this order.`,
  add: t`Add category`,
  addShort: t`Add`,
  save: t`Save`,
  saved: (name: string) => t`${name} saved`,
  added: (name: string) => t`${name} added`,
  edit: t`Edit`,
  editTitle: (name: string) => t`Edit ${name}`,
  more: (name: string) => t`More actions for ${name}`,
  up: (name: string) => t`Move ${name} up`,
  down: (name: string) => t`Move ${name} down`,
  moved: (name: string) => t`${name} moved`,
  hide: t`Hide`,
  show: t`Show`,
  hidden: t`Hidden`,
  hid: (name: string) => t`${name} hidden`,
  shown: (name: string) => t`${name} shown`,
  undo: t`Undo`,
  lastShown: t`At least one category has to be shown`,
  use: (a: number, b: number, c: number) =>
    [a > 0 && itineraries(a), b > 0 && trips(b), c > 0 && hosts(c)].filter((text) => text !== false),
  unused: t`Not used`,
  name: t`Name`,
  nameHelp: t`Shown in every language without a name of its own.`,
  names: { en: t`Name in English`, de: t`Name in German`, es: t`Name in Spanish` },
  nameMissing: t`Name is required`,
  icon: t`Icon`,
  color: t`Color`,
  preview: t`Preview`,
  delete: t`Delete`,
  deleteTitle: (name: string) => t`Delete ${name}?`,
  deleteText: t`Nothing uses this category. Links to it will show no trips.`,
  usedTitle: (name: string) => t`${name} is in use`,
  usedText: (use: string) =>
    t`Used by ${use}. Hide it to keep it out of lists, or merge it into another category.`,
  deleted: (name: string) => t`${name} deleted`,
  merge: t`Merge`,
  mergeInto: t`Merge into another`,
  mergeTitle: (name: string) => t`Merge ${name} into another category`,
  into: t`Into`,
  mergeText: (name: string, use: string, into: string) =>
    t`This moves ${use} from ${name} to ${into}. Links to ${name} will lead to ${into}. This cannot be undone.`,
  mergeUnused: (name: string, into: string) =>
    t`Nothing uses ${name}. Links to it will lead to ${into}. This cannot be undone.`,
  merged: (name: string, into: string) => t`${name} merged into ${into}`,
  intoMissing: t`Choose a category`,
};

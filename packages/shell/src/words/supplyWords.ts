import { t } from '@lingui/core/macro';

/** What operators usually choose from, keyed by the values in itineraries. They can add their own. */
const stays: Record<string, string> = {
  Hostel: t`Hostel`,
  Guesthouse: t`Guesthouse`,
  '2-star': t`2-star`,
  '3-star': t`3-star`,
  '4-star': t`4-star`,
  '5-star': t`5-star`,
  Boutique: t`Boutique`,
  Lodge: t`Lodge`,
  Camp: t`Camp`,
  Yacht: t`Yacht`,
};
const boards: Record<string, string> = {
  'Breakfast daily': t`Breakfast daily`,
  'Most dinners': t`Most dinners`,
  'Half board': t`Half board`,
  'Full board': t`Full board`,
  'All meals': t`All meals`,
  'All inclusive': t`All inclusive`,
  'Tasting menus': t`Tasting menus`,
  'Wine pairings': t`Wine pairings`,
};
const diets: Record<string, string> = {
  Vegetarian: t`Vegetarian`,
  Vegan: t`Vegan`,
  Pescatarian: t`Pescatarian`,
  'Gluten-free': t`Gluten-free`,
  'Dairy-free': t`Dairy-free`,
  'Nut-free': t`Nut-free`,
  Halal: t`Halal`,
  'Kosher-style': t`Kosher-style`,
};

const options = (named: Record<string, string>) =>
  Object.entries(named).map(([id, label]) => ({ id, label }));

export const stayOptions = options(stays);
export const boardOptions = options(boards);
export const dietOptions = options(diets);

/** A standard of accommodation, meals, or a diet in the reader's language; an operator's own keeps its words. */
export const supplyNamed = (value: string): string => stays[value] ?? boards[value] ?? diets[value] ?? value;

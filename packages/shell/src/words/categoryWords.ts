import { t } from '@lingui/core/macro';

/** Labels of the categories, keyed by the names in trips and URLs; in the order of T-063. */
const known: Record<string, string> = {
  Photography: t`Photography`,
  'LGBTQ+': t`LGBTQ+`,
  'Body Positivity': t`Body Positivity`,
  Fitness: t`Fitness`,
  Exploration: t`Exploration`,
  Food: t`Food`,
  'Health & Wellness': t`Health & Wellness`,
  Yoga: t`Yoga`,
};

export const categories: readonly string[] = Object.keys(known);

/** A category's label in the reader's language; one that a marketplace has added keeps its name. */
export const categoryNamed = (category: string): string => known[category] ?? category;

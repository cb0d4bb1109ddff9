import { t } from '@lingui/core/macro';

/** What the categories are called, by the names that trips have them under and addresses carry; in the order of T-063. */
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

/** A category in the reader's language; one that a marketplace has added keeps its name. */
export const categoryNamed = (category: string): string => known[category] ?? category;

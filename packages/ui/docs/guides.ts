import { actions } from './guides/actions.ts';
import { cards } from './guides/cards.ts';
import { content } from './guides/content.ts';
import { data } from './guides/data.ts';
import { feedback } from './guides/feedback.ts';
import { forms } from './guides/forms.ts';
import type { Guides } from './guides/guide.ts';
import { layout, navigation, overlays, planning } from './guides/layout.ts';

/** The usage guide of every component. */
export const guides: Guides = {
  ...actions,
  ...cards,
  ...content,
  ...data,
  ...feedback,
  ...forms,
  ...layout,
  ...navigation,
  ...overlays,
  ...planning,
};

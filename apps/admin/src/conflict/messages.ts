import { t } from '@lingui/core/macro';

/** Messages about a text that two admins have changed at once. */
export const words = {
  theirs: t`Discard mine and show theirs`,
  mine: t`Save mine over theirs`,
};

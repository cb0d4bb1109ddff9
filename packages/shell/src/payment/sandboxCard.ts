import { toApiError } from '@caravan/sdk';
import { createSandboxToken } from '@caravan/sdk/client';
import { type CardInput, toTestCard } from './card.ts';
import type { CardSource } from './source.ts';

/** The sandbox provider: it knows test cards alone, and its server is ours. */
export const sandboxCard = (card: CardInput): CardSource => ({
  enter: async () => {
    try {
      const { token } = await createSandboxToken(toTestCard(card));
      return { method: token };
    } catch (cause) {
      const { fields, message } = toApiError(cause);
      return Object.keys(fields).length > 0 ? { fields } : { failure: message };
    }
  },
});

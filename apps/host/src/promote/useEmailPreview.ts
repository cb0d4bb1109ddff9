import type { ApiError, EmailPreview } from '@caravan/sdk';
import { previewEmail } from '@caravan/sdk/client';
import { getGetEmailPreviewQueryKey } from '@caravan/sdk/react-query';
import { useDebounced } from '@caravan/shell/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type Words = { subject: string; hostBlurb: string };

export type Preview = {
  /** The rendered email; the previous one while new text is being rendered. */
  mail: EmailPreview | undefined;
  error: ApiError | null;
  retry: () => void;
  /** Whether the preview shows the current text. */
  isApplied: boolean;
  isPending: boolean;
  /** Renders immediately instead of after the debounce. */
  apply: () => void;
};

/** Debounce in milliseconds. */
const rest = 800;

/** A promotional email with unsaved text, rendered as recipients would see it. */
export function useEmailPreview(id: string, kind: string, words: Words): Preview {
  const now = JSON.stringify(words);
  const rested = useDebounced(now, rest);
  const [pressed, setPressed] = useState<string>();
  const shown = pressed === now ? pressed : rested;
  const query = useQuery<EmailPreview, ApiError>({
    queryKey: [...getGetEmailPreviewQueryKey(id, kind), shown],
    queryFn: ({ signal }) => previewEmail(id, kind, JSON.parse(shown) as Words, { signal }),
    placeholderData: (previous) => previous,
    throwOnError: false,
  });
  return {
    mail: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    isApplied: shown === now && query.isSuccess && !query.isPlaceholderData,
    isPending: shown === now && query.isFetching,
    apply: () => setPressed(now),
  };
}

import type { ApiError, EmailPreview } from '@caravan/sdk';
import { previewEmail } from '@caravan/sdk/client';
import { getGetEmailPreviewQueryKey } from '@caravan/sdk/react-query';
import { useDebounced } from '@caravan/shell/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type Words = { subject: string; hostBlurb: string };

export type Preview = {
  /** What its readers get; that of the words before while the new ones are written out. */
  mail: EmailPreview | undefined;
  error: ApiError | null;
  retry: () => void;
  /** It shows the words as they are. */
  isApplied: boolean;
  isPending: boolean;
  /** Writes them out at once instead of when they rest. */
  apply: () => void;
};

/** Milliseconds after which words that rest are written out. */
const rest = 800;

/** A promotional email with words that are not saved yet, as its readers would get it. */
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

import type { ApiError, EmailWordingDraft, EmailWordingPreview } from '@caravan/sdk';
import { previewEmailWording } from '@caravan/sdk/client';
import { getGetEmailWordingQueryKey } from '@caravan/sdk/react-query';
import { useDebounced } from '@caravan/shell/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type Preview = {
  /** The email as rendered last; it stays while another is rendered, and while a draft cannot be. */
  email: EmailWordingPreview | undefined;
  /** What is wrong with the draft, by sentence. */
  faults: Readonly<Record<string, string>>;
  /** Why there is no preview, if not because of the draft. */
  error: string | undefined;
  retry: () => void;
};

/** An email with draft words, rendered as its readers would see it. */
export function usePreview(template: string, draft: EmailWordingDraft): Preview {
  const rested = useDebounced(JSON.stringify(draft), 500);
  const query = useQuery<EmailWordingPreview, ApiError>({
    queryKey: [...getGetEmailWordingQueryKey(template), 'preview', rested],
    queryFn: ({ signal }) =>
      previewEmailWording(template, JSON.parse(rested) as EmailWordingDraft, { signal }),
    throwOnError: false,
  });
  const [last, setLast] = useState<EmailWordingPreview>();
  if (query.data && query.data !== last) setLast(query.data);
  const faults = query.error?.fields ?? {};
  return {
    email: query.data ?? last,
    faults,
    error: Object.keys(faults).length > 0 ? undefined : query.error?.message,
    retry: () => void query.refetch(),
  };
}

import { useQueries } from '@tanstack/react-query';
import { useFormat } from '../format/useFormat.ts';
import { useDebounced } from '../query/useDebounced.ts';
import type { Finder, Found } from './finder.ts';

/** Shorter input matches nearly everything. */
const fewest = 2;

export type FoundGroup = { finder: Finder; items: readonly Found[]; failed: boolean };

/** Each finder's results for the typed text, debounced. */
export function useFound(
  finders: readonly Finder[],
  typed: string,
): { groups: FoundGroup[]; isLoading: boolean } {
  const format = useFormat();
  const now = typed.trim();
  const words = useDebounced(now, 150);
  const asked = words.length >= fewest;
  const answers = useQueries({
    queries: finders.map((finder) => ({
      queryKey: ['palette', finder.title, words],
      queryFn: ({ signal }: { signal: AbortSignal }) => finder.find(words, { signal, format }),
      enabled: asked,
      staleTime: 30_000,
      retry: false,
      throwOnError: false,
      placeholderData: (before: readonly Found[] | undefined) => before,
    })),
  });
  return {
    groups: finders.map((finder, i) => ({
      finder,
      items: (asked && answers[i]?.data) || [],
      failed: asked && !!answers[i]?.isError,
    })),
    isLoading:
      finders.length > 0 && now.length >= fewest && (now !== words || answers.some((a) => a.isFetching)),
  };
}

import { useTenant } from '../tenant/useTenant.ts';
import { useTitle } from './useTitle.ts';

/** `usePageTitle` for the marketplace's public pages, which belong to no portal. */
export function usePublicTitle(page: string, about?: string): void {
  const { brand } = useTenant();
  useTitle(`${brand} - ${page}`, undefined, about);
}

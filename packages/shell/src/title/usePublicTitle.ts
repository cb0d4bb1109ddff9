import { useTenant } from '../tenant/useTenant.ts';
import { useTitle } from './useTitle.ts';

/** `usePageTitle` for the marketplace's public pages, which are no portal's. */
export function usePublicTitle(page: string, about?: string): void {
  const { brand } = useTenant();
  useTitle(`${brand} - ${page}`, undefined, about);
}

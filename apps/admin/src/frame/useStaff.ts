import type { Section } from '@caravan/sdk';
import { useProfile } from '@caravan/shell/useProfile';
import { useLocation } from '@tanstack/react-router';
import { sectionOf } from './section.ts';

/**
 * What a member of the staff can do on this page; the server says what they may do to each record.
 *
 * @param of The section of what they would change. Default: the page's.
 */
export function useStaff(of?: Section) {
  const { group, readOnly = false, sections } = useProfile();
  const here = useLocation({ select: ({ pathname }) => sectionOf(pathname) });
  const section = of ?? here;
  const looks = readOnly || (sections !== undefined && section !== undefined && !sections.includes(section));
  const isAdmin = group === 'admin';
  return {
    /** Sees people, mail, ledgers, permissions, and the audit log. */
    seesAll: isAdmin || group === 'support',
    /** Makes the changes that are for admins only. */
    isAdmin: isAdmin && !looks,
    /** Support sees everything, and changes what its permissions name. */
    isSupport: group === 'support',
    changes: !looks && group !== 'support',
    /** Sees this page without changing what is on it. */
    looks,
  };
}

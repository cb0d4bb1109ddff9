import { useProfile } from '@caravan/shell/useProfile';

/** What a member of the staff can do in this portal; the server says what they may do to each record. */
export function useStaff() {
  const { group, readOnly = false } = useProfile();
  const isAdmin = group === 'admin';
  return {
    /** Sees people, mail, ledgers, permissions, and the audit log. */
    seesAll: isAdmin || group === 'support',
    /** Makes the changes that are for admins only. */
    isAdmin: isAdmin && !readOnly,
    /** Support sees everything, and changes what its permissions name. */
    isSupport: group === 'support',
    changes: !readOnly && group !== 'support',
  };
}

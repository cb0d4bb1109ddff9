import { t } from '@lingui/core/macro';

export const words = {
  title: t`Users`,
  description: t`Everyone on this marketplace.`,
  search: t`Search by name or email`,
  group: t`Group`,
  allGroups: t`All groups`,
  groups: {
    traveler: t`Traveler`,
    host: t`Host`,
    operator: t`Operator`,
    admin: t`Admin`,
    tripManager: t`Trip manager`,
    accountManager: t`Account manager`,
    support: t`Support`,
  },
  statuses: { invited: t`Invited`, active: t`Active`, disabled: t`Disabled` },
  columns: { name: t`Name`, email: t`Email`, group: t`Group`, status: t`Status`, part: t`Role` },
  empty: t`No users found`,
  emptyText: t`Try a different search or group.`,
  details: t`Details`,
  standIn: t`Impersonate`,
  notAdmins: t`You cannot impersonate an admin.`,
  notDisabled: t`This account is disabled.`,
  invite: t`Add user`,
  status: t`Status`,
  allStatuses: t`All statuses`,
};

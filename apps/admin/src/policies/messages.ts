import { plural } from '@caravan/shell/format';
export const words = {
  title: 'Policies',
  description:
    'The rules and limits this marketplace runs on. Bookings keep the policies they were made under.',
  empty: 'No policies yet',
  units: {
    days: (n: number) => plural(n, 'day'),
    months: (n: number) => plural(n, 'month'),
    hours: (n: number) => plural(n, 'hour'),
    minutes: (n: number) => plural(n, 'minute'),
  },
  suffix: { days: 'days', months: 'months', hours: 'hours', minutes: 'minutes' } as Partial<
    Record<string, string>
  >,
  yes: 'Yes',
  no: 'No',
  none: 'None',
  edit: (group: string) => `Edit ${group}`,
  editShort: 'Edit',
  changed: 'Changed from default',
  listHelp: 'Separate values with commas.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Policies saved',
  nothing: 'No changes to save.',
};

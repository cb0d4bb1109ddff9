export const words = {
  title: 'Policies',
  description: 'The figures this marketplace runs by. A booking keeps those it was made under.',
  empty: 'No policies',
  units: {
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    months: (n: number) => (n === 1 ? '1 month' : `${n} months`),
    hours: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
    minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
  },
  suffix: { days: 'days', months: 'months', hours: 'hours', minutes: 'minutes' } as Partial<
    Record<string, string>
  >,
  yes: 'Yes',
  no: 'No',
  none: 'None',
  edit: (group: string) => `Edit ${group}`,
  editShort: 'Edit',
  changed: 'Differs from the default',
  listHelp: 'Separate values with commas.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Policies saved',
  nothing: 'Nothing was changed.',
};

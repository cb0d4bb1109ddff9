import { kept } from '@caravan/shell/kept';

// The read-only parts of a trip page: the server renders them, and they are refetched after a booking.

const load = () => import('./reading.ts');

export const KeptWall = kept('wall', async () => ({ default: (await load()).Wall }));
export const KeptFacts = kept('facts', async () => ({ default: (await load()).TripFacts }));
export const KeptGroup = kept('group', async () => ({ default: (await load()).Group }));
export const KeptHost = kept('host', async () => ({ default: (await load()).HostCard }));
export const KeptDays = kept('days', async () => ({ default: (await load()).DayList }));
export const KeptStays = kept('stays', async () => ({ default: (await load()).Stays }));
export const KeptInclusions = kept('inclusions', async () => ({ default: (await load()).Inclusions }));
export const KeptCosts = kept('costs', async () => ({ default: (await load()).Costs }));
export const KeptExtras = kept('extras', async () => ({ default: (await load()).Extras }));
export const KeptConditions = kept('conditions', async () => ({ default: (await load()).Conditions }));
export const KeptQuestions = kept('questions', async () => ({ default: (await load()).Questions }));

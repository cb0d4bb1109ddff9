/** The read-only parts of a trip page, for browsers that render them themselves. */
export { Conditions } from './Conditions.tsx';
export { Costs } from './Costs.tsx';
export { DayList } from './DayList.tsx';
export { Extras } from './Extras.tsx';
export { Group } from './Group.tsx';
export { HostCard } from './HostCard.tsx';
export { Inclusions } from './Inclusions.tsx';
export { Questions } from './Questions.tsx';
export { Stays } from './Stays.tsx';
export { TripFacts } from './TripFacts.tsx';
export { Viewer } from './Viewer.tsx';
export { Wall } from './Wall.tsx';

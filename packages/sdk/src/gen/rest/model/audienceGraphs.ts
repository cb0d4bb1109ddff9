import type { GraphEntry } from './graphEntry.ts';

export interface AudienceGraphs {
  popularDestinations: GraphEntry[];
  timeOfYear: GraphEntry[];
  budget: GraphEntry[];
  age: GraphEntry[];
  gender: GraphEntry[];
}

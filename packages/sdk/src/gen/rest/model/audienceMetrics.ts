import type { AudienceGraphs } from './audienceGraphs.ts';

export interface AudienceMetrics {
  responses: number;
  budgetAverageMinor?: number;
  budgetMedianMinor?: number;
  topDestinations?: string[];
  graphs: AudienceGraphs;
}

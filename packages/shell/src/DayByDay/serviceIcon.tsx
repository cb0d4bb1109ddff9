import type { ServiceType } from '@caravan/sdk';
import {
  BedDouble,
  Bus,
  Compass,
  Info,
  PlaneLanding,
  Presentation,
  Sparkles,
  Sun,
  Utensils,
} from 'lucide-react';
import type { ComponentType } from 'react';

/** The icon for each type of service. */
export const serviceIcon: Record<
  ServiceType,
  ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
> = {
  accommodation: BedDouble,
  meal: Utensils,
  activity: Compass,
  info: Info,
  transfer: Bus,
  airportTransfer: PlaneLanding,
  workshopSpace: Presentation,
  informalGathering: Sparkles,
  legacyFullDay: Sun,
};

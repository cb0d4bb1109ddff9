import { plural, t } from '@lingui/core/macro';

/** Messages of the itinerary tab (H-167 to H-170). */
export const words = {
  overview: t`Overview`,
  print: t`Download PDF`,
  days: t`Day by day`,
  help: t`Help`,
  support: t`Trip support`,
  supportText: (brand: string) => t`Questions about a day, a service, or a change? Ask the ${brand} team.`,
  operator: t`Operated by`,
  next: t`Next: Agreement`,
  nextText: t`Read and accept the services agreement to open your trip page.`,
  nextAction: t`Go to agreement`,
  nextWorkshops: t`Next: Workshops`,
  nextWorkshopsText: (n: number) =>
    plural(n, {
      one: 'One workshop has no description yet. Tell travelers what you’ll do there.',
      other: '# workshops have no description yet. Tell travelers what you’ll do in each.',
    }),
  nextWorkshopsAction: t`Describe workshops`,
};


/**
 * What is next. requests: answer a request. services: review the services of a new trip and approve it. days: fix days while the technical itinerary is open. technical: submit the technical itinerary. arriving: travelers arrive within 14 days, or are there. notFilling: on sale, and behind the pace that fills the minimum by the bookings deadline. filling: on sale. reports: the earnings report is being checked. payouts: to be paid. waiting: another side is next. ahead: confirmed, and nothing to do yet.
 */
export type BoardLaneName = typeof BoardLaneName[keyof typeof BoardLaneName];


export const BoardLaneName = {
  requests: 'requests',
  services: 'services',
  days: 'days',
  technical: 'technical',
  arriving: 'arriving',
  notFilling: 'notFilling',
  filling: 'filling',
  reports: 'reports',
  payouts: 'payouts',
  waiting: 'waiting',
  ahead: 'ahead',
} as const;

import { plural, t } from '@lingui/core/macro';

/** Messages for services by day (O-036, O-065 to O-072, O-138 to O-145). */
export const words = {
  title: t`Day by day`,
  days: t`Days`,
  day: (n: number) => t`Day ${n}`,
  add: t`Add service`,
  addTo: (day: number) => t`Add service to day ${day}`,
  edit: t`Edit`,
  up: t`Move up`,
  down: t`Move down`,
  remove: t`Remove`,
  actions: (name: string) => t`Actions for ${name}`,
  dayActions: (day: number) => t`Change day ${day}`,
  dayMoved: (day: number, to: number) => t`Day ${day} is now day ${to}`,
  addDay: t`Add a day after this one`,
  dayAdded: (day: number) => t`Day ${day} added`,
  removeDay: t`Remove day`,
  removeDayTitle: (day: number) => t`Remove day ${day}?`,
  removeDayText: (services: number) =>
    services === 0
      ? t`We’ll remove it with its photos. Later days move up.`
      : plural(services, {
          one: 'We’ll remove it with everything in it: # service. Later days move up.',
          other: 'We’ll remove it with everything in it: # services. Later days move up.',
        }),
  dayRemoved: (day: number) => t`Day ${day} removed`,
  undo: t`Undo`,
  undone: t`The days are back as they were`,
  moved: (name: string, day: number) => t`${name} moved to day ${day}`,
  empty: t`Nothing planned for this day.`,
  hasAccommodation: t`This day already has an accommodation.`,
  fixedDays: t`The services of this trip can no longer change their day.`,
  partly: t`You can change only some details of a service on a trip.`,
  hasInfo: t`This day already has an info service.`,
  removeTitle: (name: string) => t`Remove ${name}?`,
  removeText: t`We’ll remove it from this day right away.`,
  // H-602
  added: (type: string) =>
    type === 'workshopSpace'
      ? t`Workshop created!`
      : type === 'informalGathering'
        ? t`Gathering created!`
        : t`Service created!`,
  saved: (type: string) =>
    type === 'workshopSpace'
      ? t`Workshop saved!`
      : type === 'informalGathering'
        ? t`Gathering saved!`
        : t`Service saved!`,
  removed: t`Service removed`,
  error: (message: string) => t`Error - ${message}`,
  readOnly: t`You cannot change these services right now.`,
  continue: t`Continue to pricing`,
  formTitle: (adding: boolean, type: string) =>
    adding ? t`Add ${type.toLowerCase()}` : t`Edit ${type.toLowerCase()}`,
  photos: t`Photos`,
  photosOf: (day: number) => t`Photos of day ${day}`,
  dayPhotosHelp: t`People see these instead of the itinerary’s photos for this day. The first one is the largest.`,
  photosSaved: t`Photos saved`,
  save: t`Save`,
  cancel: t`Cancel`,
  required: {
    description: t`Description is required`,
    title: t`Title is required`,
    descriptiveTitle: t`Enter a more descriptive title`,
    name: t`Name is required`,
    startTime: t`Start time is required`,
  },
  fields: {
    day: t`Day`,
    name: t`Name`,
    title: t`Title`,
    description: t`Description`,
    startTime: t`Start time`,
    length: t`Length in minutes`,
    location: t`Location`,
    price: t`Price`,
    pricePerHour: t`Price per hour`,
    accommodationType: t`Accommodation type`,
    occupancy: t`Occupancy`,
    starRating: t`Star rating`,
    nights: t`Number of nights`,
    orSimilar: t`Or similar`,
    rooms: t`Rooms available`,
    maxNights: t`Max bookable nights`,
    single: t`Single`,
    double: t`Double`,
    mealType: t`Meal type`,
    options: t`Options`,
    included: t`Included in the trip`,
    bookable: t`Travelers can book this themselves`,
    minPax: t`Minimum travelers`,
    cutoff: t`Cutoff, in days before start`,
    fromCity: t`From city`,
    toCity: t`To city`,
    vehicle: t`Vehicle type`,
    airport: t`Airport`,
    hoursAvailable: t`Hours available`,
    availableFrom: t`Available from`,
    none: t`No time set`,
  },
};

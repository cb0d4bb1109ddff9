import { Namespace, Context } from "@ory/keto-namespace-types"

// The permission model: who may do what, for every type of object. tools/gen converts this file to
// backend/gen/permission/model.go, so permits can only use includes, traverse, this.permits, and ||.

// Subjects are memberships: a person is a different User in each tenant, so permissions never cross tenants.
class User implements Namespace {}

class Tenant implements Namespace {
  related: {
    admins: User[]
    platform_operators: User[]
    platform_support: User[]
    trip_managers: User[]
    account_managers: User[]
    support_agents: User[]
    hosts: User[]
    members: User[]
  }
  permits = {
    administer: (ctx: Context): boolean => this.related.admins.includes(ctx.subject),
    impersonate: (ctx: Context): boolean => this.related.admins.includes(ctx.subject),
    manage_trips: (ctx: Context): boolean =>
      this.related.admins.includes(ctx.subject) || this.related.trip_managers.includes(ctx.subject),
    // Only on the platform's own tenant: open and list marketplaces.
    operate_platform: (ctx: Context): boolean => this.related.platform_operators.includes(ctx.subject),
    // Only on the platform's own tenant: free the accounts of people who lost their second factors.
    recover: (ctx: Context): boolean =>
      this.related.platform_operators.includes(ctx.subject) || this.related.platform_support.includes(ctx.subject),
    // What support does: it sees what admins see of people, trips, orders, money, mail, and webhooks, and helps people
    // with their accounts, orders, and mail. Policies, settings, roles, keys, codes, reviews, payouts, and merging are
    // for admins.
    support: (ctx: Context): boolean =>
      this.related.admins.includes(ctx.subject) || this.related.support_agents.includes(ctx.subject),
    // Seeing all trips, hosts, operators, and itineraries.
    inspect: (ctx: Context): boolean => this.permits.manage_trips(ctx) || this.permits.support(ctx),
    // Lists of trips, requests and bookings; an account manager's contain only what is assigned to them.
    oversee: (ctx: Context): boolean =>
      this.permits.inspect(ctx) || this.related.account_managers.includes(ctx.subject),
    browse: (ctx: Context): boolean =>
      this.related.hosts.includes(ctx.subject) || this.related.account_managers.includes(ctx.subject),
    view: (ctx: Context): boolean => this.related.members.includes(ctx.subject),
  }
}

class Operator implements Namespace {
  related: { tenants: Tenant[]; admins: User[]; members: User[]; keys: ApiKey[] }
  permits = {
    act: (ctx: Context): boolean =>
      this.related.members.includes(ctx.subject) ||
      this.related.admins.includes(ctx.subject) ||
      this.related.keys.includes(ctx.subject),
    // Where its money goes; off limits for the marketplace's admins.
    own: (ctx: Context): boolean => this.related.admins.includes(ctx.subject),
    administer: (ctx: Context): boolean =>
      this.related.admins.includes(ctx.subject) || this.related.tenants.traverse((t) => t.permits.administer(ctx)),
    // Event subscriptions: for the operator's admins, and its keys with the matching scope.
    integrate: (ctx: Context): boolean =>
      this.permits.administer(ctx) || this.related.keys.includes(ctx.subject),
    view: (ctx: Context): boolean =>
      this.permits.act(ctx) || this.related.tenants.traverse((t) => t.permits.inspect(ctx)),
  }
}

class Host implements Namespace {
  related: { tenants: Tenant[]; owners: User[]; secondaries: User[]; managers: User[] }
  permits = {
    // The host's own account, which secondary users cannot change.
    own: (ctx: Context): boolean => this.related.owners.includes(ctx.subject),
    act: (ctx: Context): boolean =>
      this.related.owners.includes(ctx.subject) || this.related.secondaries.includes(ctx.subject),
    manage: (ctx: Context): boolean =>
      this.related.managers.includes(ctx.subject) || this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    inspect: (ctx: Context): boolean =>
      this.permits.manage(ctx) || this.related.tenants.traverse((t) => t.permits.support(ctx)),
    view: (ctx: Context): boolean => this.permits.act(ctx) || this.permits.inspect(ctx),
  }
}

class Itinerary implements Namespace {
  related: { tenants: Tenant[]; operators: Operator[] }
  permits = {
    edit: (ctx: Context): boolean =>
      this.related.operators.traverse((o) => o.permits.act(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    // Also its versions, rooms, and departures.
    inspect: (ctx: Context): boolean =>
      this.permits.edit(ctx) || this.related.tenants.traverse((t) => t.permits.support(ctx)),
    view: (ctx: Context): boolean =>
      this.permits.inspect(ctx) || this.related.tenants.traverse((t) => t.permits.browse(ctx)),
  }
}

// One departure of an itinerary.
class Inventory implements Namespace {
  related: { itineraries: Itinerary[] }
  permits = {
    edit: (ctx: Context): boolean => this.related.itineraries.traverse((i) => i.permits.edit(ctx)),
    view: (ctx: Context): boolean => this.related.itineraries.traverse((i) => i.permits.inspect(ctx)),
  }
}

class TripRequest implements Namespace {
  related: { tenants: Tenant[]; hosts: Host[]; operators: Operator[] }
  permits = {
    edit: (ctx: Context): boolean => this.related.hosts.traverse((h) => h.permits.act(ctx)),
    manage: (ctx: Context): boolean =>
      this.related.hosts.traverse((h) => h.permits.manage(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    review: (ctx: Context): boolean =>
      this.related.operators.traverse((o) => o.permits.act(ctx)) || this.permits.manage(ctx),
    inspect: (ctx: Context): boolean =>
      this.permits.manage(ctx) || this.related.tenants.traverse((t) => t.permits.support(ctx)),
    view: (ctx: Context): boolean =>
      this.permits.edit(ctx) || this.permits.review(ctx) || this.permits.inspect(ctx),
  }
}

class Trip implements Namespace {
  related: { tenants: Tenant[]; hosts: Host[]; operators: Operator[]; travelers: User[]; managers: User[] }
  permits = {
    host: (ctx: Context): boolean => this.related.hosts.traverse((h) => h.permits.act(ctx)),
    operate: (ctx: Context): boolean => this.related.operators.traverse((o) => o.permits.act(ctx)),
    travel: (ctx: Context): boolean => this.related.travelers.includes(ctx.subject),
    manage: (ctx: Context): boolean =>
      this.related.managers.includes(ctx.subject) ||
      this.related.hosts.traverse((h) => h.permits.manage(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    work: (ctx: Context): boolean => this.permits.host(ctx) || this.permits.operate(ctx) || this.permits.manage(ctx),
    price: (ctx: Context): boolean => this.permits.host(ctx) || this.permits.manage(ctx),
    cost: (ctx: Context): boolean => this.permits.operate(ctx) || this.permits.manage(ctx),
    // Support sees a trip and can cancel it; every other change is for those who manage it.
    support: (ctx: Context): boolean =>
      this.permits.manage(ctx) || this.related.tenants.traverse((t) => t.permits.support(ctx)),
    // Looking at prices and emails, and at costs, rooms, and manifests.
    see_price: (ctx: Context): boolean => this.permits.price(ctx) || this.permits.support(ctx),
    see_cost: (ctx: Context): boolean => this.permits.cost(ctx) || this.permits.support(ctx),
    preview: (ctx: Context): boolean => this.permits.work(ctx) || this.permits.support(ctx),
    view: (ctx: Context): boolean =>
      this.permits.travel(ctx) || this.permits.work(ctx) || this.permits.support(ctx),
  }
}

class Booking implements Namespace {
  related: { tenants: Tenant[]; customers: User[]; participants: User[]; trips: Trip[] }
  permits = {
    edit: (ctx: Context): boolean => this.related.customers.includes(ctx.subject),
    manage: (ctx: Context): boolean =>
      this.related.trips.traverse((t) => t.permits.support(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.inspect(ctx)),
    // Giving money back and moving orders: admins, and support within the marketplace's limit.
    support: (ctx: Context): boolean => this.related.tenants.traverse((t) => t.permits.support(ctx)),
    // Only admins can change prices.
    money: (ctx: Context): boolean => this.related.tenants.traverse((t) => t.permits.administer(ctx)),
    host: (ctx: Context): boolean => this.related.trips.traverse((t) => t.permits.host(ctx)),
    view: (ctx: Context): boolean =>
      this.related.customers.includes(ctx.subject) ||
      this.related.participants.includes(ctx.subject) ||
      this.permits.manage(ctx),
  }
}

// A ride between an airport and the travelers' accommodation: of a booking, or of a host for the free spots.
class GroundTransfer implements Namespace {
  related: { bookings: Booking[]; hosts: Host[]; trips: Trip[] }
  permits = {
    edit: (ctx: Context): boolean =>
      this.related.bookings.traverse((b) => b.permits.edit(ctx)) ||
      this.related.hosts.traverse((h) => h.permits.act(ctx)) ||
      this.related.trips.traverse((t) => t.permits.support(ctx)),
    view: (ctx: Context): boolean =>
      this.permits.edit(ctx) || this.related.bookings.traverse((b) => b.permits.view(ctx)),
  }
}

// One traveler of a booking.
class Participant implements Namespace {
  related: { users: User[]; bookings: Booking[] }
  permits = {
    edit: (ctx: Context): boolean =>
      this.related.users.includes(ctx.subject) ||
      this.related.bookings.traverse((b) => b.permits.edit(ctx)) ||
      this.related.bookings.traverse((b) => b.permits.manage(ctx)),
    view: (ctx: Context): boolean =>
      this.permits.edit(ctx) || this.related.bookings.traverse((b) => b.permits.host(ctx)),
  }
}

// An uploaded or generated file belongs to its creator, and everyone who can see its parent object can see it.
class File implements Namespace {
  related: { tenants: Tenant[]; owners: User[]; hosts: Host[]; operators: Operator[]; trips: Trip[]; bookings: Booking[] }
  permits = {
    edit: (ctx: Context): boolean =>
      this.related.owners.includes(ctx.subject) || this.related.tenants.traverse((t) => t.permits.administer(ctx)),
    view: (ctx: Context): boolean =>
      this.permits.edit(ctx) ||
      this.related.hosts.traverse((h) => h.permits.view(ctx)) ||
      this.related.operators.traverse((o) => o.permits.view(ctx)) ||
      this.related.trips.traverse((t) => t.permits.view(ctx)) ||
      this.related.bookings.traverse((b) => b.permits.view(ctx)),
  }
}

// The earnings report of a trip. Its object has the trip's ID and exists from the moment the trip is created.
class Report implements Namespace {
  related: { tenants: Tenant[]; trips: Trip[] }
  permits = {
    // Approval triggers the host's payout, so only admins can do it.
    approve: (ctx: Context): boolean => this.related.tenants.traverse((t) => t.permits.administer(ctx)),
    view: (ctx: Context): boolean => this.related.trips.traverse((t) => t.permits.see_price(ctx)),
  }
}

class Export implements Namespace {
  related: { tenants: Tenant[]; owners: User[] }
  permits = {
    view: (ctx: Context): boolean => this.related.owners.includes(ctx.subject),
  }
}

// An event subscription: the marketplace's own, or an operator's.
class Webhook implements Namespace {
  related: { tenants: Tenant[]; operators: Operator[] }
  permits = {
    manage: (ctx: Context): boolean =>
      this.related.operators.traverse((o) => o.permits.integrate(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.administer(ctx)),
    // Seeing deliveries, resending them, and pausing and resuming.
    support: (ctx: Context): boolean =>
      this.permits.manage(ctx) || this.related.tenants.traverse((t) => t.permits.support(ctx)),
    view: (ctx: Context): boolean => this.permits.support(ctx),
  }
}

// A key is also a subject, through Operator's relation keys.
class ApiKey implements Namespace {
  related: { operators: Operator[] }
  permits = {
    manage: (ctx: Context): boolean => this.related.operators.traverse((o) => o.permits.administer(ctx)),
    view: (ctx: Context): boolean => this.permits.manage(ctx),
  }
}

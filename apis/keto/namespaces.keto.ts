import { Namespace, Context } from "@ory/keto-namespace-types"

// Subjects are memberships: a person of one tenant is a different User in another, so nothing leaks across.
class User implements Namespace {}

class Tenant implements Namespace {
  related: {
    admins: User[]
    trip_managers: User[]
    hosts: User[]
    members: User[]
  }
  permits = {
    administer: (ctx: Context): boolean => this.related.admins.includes(ctx.subject),
    manage_trips: (ctx: Context): boolean =>
      this.related.admins.includes(ctx.subject) || this.related.trip_managers.includes(ctx.subject),
    impersonate: (ctx: Context): boolean => this.related.admins.includes(ctx.subject),
    browse: (ctx: Context): boolean => this.related.hosts.includes(ctx.subject),
    view: (ctx: Context): boolean => this.related.members.includes(ctx.subject),
  }
}

class Operator implements Namespace {
  related: { tenants: Tenant[]; members: User[] }
  permits = {
    act: (ctx: Context): boolean => this.related.members.includes(ctx.subject),
    view: (ctx: Context): boolean =>
      this.related.members.includes(ctx.subject) || this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
  }
}

class Host implements Namespace {
  related: { tenants: Tenant[]; owners: User[] }
  permits = {
    act: (ctx: Context): boolean => this.related.owners.includes(ctx.subject),
    view: (ctx: Context): boolean =>
      this.related.owners.includes(ctx.subject) || this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
  }
}

class Itinerary implements Namespace {
  related: { tenants: Tenant[]; operators: Operator[] }
  permits = {
    edit: (ctx: Context): boolean =>
      this.related.operators.traverse((o) => o.permits.act(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    view: (ctx: Context): boolean =>
      this.related.operators.traverse((o) => o.permits.act(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.browse(ctx)),
  }
}

class TripRequest implements Namespace {
  related: { tenants: Tenant[]; hosts: Host[]; operators: Operator[] }
  permits = {
    edit: (ctx: Context): boolean => this.related.hosts.traverse((h) => h.permits.act(ctx)),
    review: (ctx: Context): boolean =>
      this.related.operators.traverse((o) => o.permits.act(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    view: (ctx: Context): boolean =>
      this.related.hosts.traverse((h) => h.permits.act(ctx)) ||
      this.related.operators.traverse((o) => o.permits.act(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
  }
}

class Trip implements Namespace {
  related: { tenants: Tenant[]; hosts: Host[]; operators: Operator[]; travelers: User[] }
  permits = {
    host: (ctx: Context): boolean => this.related.hosts.traverse((h) => h.permits.act(ctx)),
    operate: (ctx: Context): boolean => this.related.operators.traverse((o) => o.permits.act(ctx)),
    travel: (ctx: Context): boolean => this.related.travelers.includes(ctx.subject),
    manage: (ctx: Context): boolean => this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    work: (ctx: Context): boolean =>
      this.related.hosts.traverse((h) => h.permits.act(ctx)) ||
      this.related.operators.traverse((o) => o.permits.act(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    price: (ctx: Context): boolean =>
      this.related.hosts.traverse((h) => h.permits.act(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    cost: (ctx: Context): boolean =>
      this.related.operators.traverse((o) => o.permits.act(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    view: (ctx: Context): boolean =>
      this.related.travelers.includes(ctx.subject) ||
      this.related.hosts.traverse((h) => h.permits.act(ctx)) ||
      this.related.operators.traverse((o) => o.permits.act(ctx)) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
  }
}

class Booking implements Namespace {
  related: { tenants: Tenant[]; customers: User[]; participants: User[]; trips: Trip[] }
  permits = {
    edit: (ctx: Context): boolean => this.related.customers.includes(ctx.subject),
    view: (ctx: Context): boolean =>
      this.related.customers.includes(ctx.subject) ||
      this.related.participants.includes(ctx.subject) ||
      this.related.tenants.traverse((t) => t.permits.manage_trips(ctx)),
    host: (ctx: Context): boolean => this.related.trips.traverse((t) => t.permits.host(ctx)),
  }
}

class Export implements Namespace {
  related: { tenants: Tenant[]; owners: User[] }
  permits = {
    view: (ctx: Context): boolean => this.related.owners.includes(ctx.subject),
  }
}

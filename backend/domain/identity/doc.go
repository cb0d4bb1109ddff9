// Package identity owns the people of a tenant: members, activation and reset links, sessions as the product sees
// them, and impersonation. Its rooms are beside it; package people assembles them.
//
// Kratos decides who a person is: one identity per email address for the whole deployment, with its password and
// sessions. A member is that person in one tenant; without a membership, a signed-in person has no access there.
// The identity belongs to the deployment and its person, the membership to the tenant: no tenant acts on an
// identity. Emails about accounts are sent by the deployment's own mail server and address (package
// notification).
//
// Two memberships of one traveler are merged by an admin: every domain that stores data of a member follows
// Merged in the same transaction, or rejects it. The merged member stays closed and refers to the remaining one,
// so that bookings with the former address find them. The two identities are left alone, and their other
// memberships are not looked up: that is no marketplace's business. Saved cards were entrusted to one account and
// are not transferred; entries on marketing lists belong to an address and stay with it.
//
// A traveler is erased by an admin: a job leaves a pseudonym, and every domain that stores data of a member
// follows Erased in the same transaction, or rejects it while a trip is ahead or money is not settled. A preview
// is an erasure rolled back. What remains is required by the books and the law: amounts, the audit trail, which
// is sealed, and addresses that have unsubscribed.
//
// The address of a person who never signed in may be wrong: an admin corrects it (Readdressed), and a new
// invitation is sent there. Once there is an identity, the address is its person's.
package identity

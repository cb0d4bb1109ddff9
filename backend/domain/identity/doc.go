// Package identity owns the people of a tenant: members, activation and reset links, sessions as the product sees them,
// and impersonation. Its rooms are beside it; package people opens them.
//
// Kratos decides who a person is: one identity per email address for the whole deployment, with its password and
// sessions. A member is that person in one tenant; without a membership, a signed-in person is nobody there. The
// identity belongs to the deployment and its person, the membership to the tenant: no tenant acts on an identity.
// Emails about accounts are sent by the deployment's own mail server and address (package notification).
//
// Two memberships of one traveler are merged by an admin: every domain that keeps something of a member follows Merged in
// the same transaction, or refuses it. The member who goes stays closed and leads to the one who stays, so that whoever
// books with the former address is found. The two identities are left alone, and nobody asks where else they are members:
// that is no marketplace's business. Kept cards were left to one account and do not go over; entries on marketing lists
// belong to an address and stay with it.
//
// A traveler is erased by an admin: a job leaves a pseudonym, and every domain that keeps something of a member follows
// Erased in the same transaction, or refuses while a trip is ahead or money is not settled. A preview is an erasure undone.
// What stays is the books' and the law's: amounts, the trail, which is sealed, and addresses that want no more mail.
//
// The address of somebody who never signed in may be wrong: an admin corrects it (Readdressed), and a new invitation goes
// there. Once there is an identity, the address is its person's.
package identity

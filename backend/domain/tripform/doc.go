// Package tripform keeps what a traveler tells about himself before a trip (T-085 to T-096).
//
// A form may be saved in parts. What is missing for a complete one is known when it is saved: fields that
// are required and empty keep it incomplete, they do not refuse it, so that nobody loses what he has typed.
// A form that was complete stays so only as long as nothing required is taken away.
//
// The passport, the medical disclosure, the description of disclosures, the emergency contact and the policy are sealed
// for their row; each read of them is audited. Contacts and policies of forms that were saved before they were sealed
// are read from the open part until a job has sealed them. A traveler sees and fills in his own form; the customer also those of
// participants without an account of their own. The host of a trip sees and fills in those of his travelers, and one of
// his own, since he travels too.
package tripform

// Package tripform stores what travelers tell about themselves before a trip (T-085 to T-096).
//
// A form can be saved in parts. What is missing is determined when it is saved: empty required fields keep it
// incomplete but do not cause a rejection, so that nobody loses what they have typed. A complete form stays
// complete only as long as nothing required is removed.
//
// The passport, the medical disclosure, the description of disclosures, the emergency contact and the insurance
// policy are sealed for their row; each read of them is audited. Contacts and policies of forms saved before
// these were sealed are read from the unsealed part until a job has sealed them. Travelers see and fill in their
// own forms; customers also those of participants without an account of their own. A trip's host sees and fills
// in the travelers' forms, and one of their own, because hosts travel, too.
package tripform

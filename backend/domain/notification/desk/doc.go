// Package desk is what admins do with emails: they read them and send them again, and put the product's emails in
// their marketplace's own words. Decisions about the words:
//   - What is stored is a list of texts for each email and language, with the standard texts that they replaced. All
//     are saved at once, with one version; the audit log has who wrote what.
//   - A field that has no value in a sentence cannot be used there, so an own text never has a gap. A field that the
//     standard text has can be left out: the contract names those that readers miss.
//   - Samples go to the admin who asks for one, and are no notice in the portal.
package desk

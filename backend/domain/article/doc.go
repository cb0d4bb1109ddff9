// Package article has the pages that a marketplace writes itself: its terms, privacy notice, imprint and help, what
// travelers read before a trip, and what hosts agree to besides the figures of their trip.
//
// It owns article and article_version. A page exists once per language, with one draft and numbered versions. What was
// published never changes, because people have accepted it.
//
// Decisions:
//   - It is a module of its own above tenant, not a room of it: it has its own operations and tables, and tenant only
//     stores which pages are published, because every public page links to them and a tenant is kept in memory.
//   - The pages are a fixed list, because each of them is shown at places that the product knows.
//   - Readers get the page in their language, else in the marketplace's, else in any: terms in another language still
//     hold.
//   - HTML is sanitized on its way in (package bluemonday), so that whatever is stored can be written into a page. What
//     the parser repairs is repaired first: an element that is not closed would swallow the page around it.
//   - Taking a page down keeps its versions; the next one that is published has the next number.
package article

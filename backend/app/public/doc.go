// Package public is what programs read of the pages that everybody may see: their heads, for search engines and previews of
// links, pictures of trips for where links are shared, feeds of departures, the sitemap, and the small files that every
// browser asks a site for. All of it is made from the answers that the pages themselves are made from.
package public

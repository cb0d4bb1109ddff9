// Package public is what programs read of the public pages: their heads for search engines and link previews, pictures
// of trips for sharing, feeds of departures, the sitemap, and the small files that every browser asks a site for. All
// of it is made from the responses that the pages themselves are made from.
package public

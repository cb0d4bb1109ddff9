// Package statement shows travelers what their bookings cost and what was paid, traveler by traveler, from the books.
package statement

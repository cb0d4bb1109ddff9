// Package zone finds the time zone of the place where a trip takes place, in which its days begin and end.
package zone

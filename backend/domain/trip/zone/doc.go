// Package zone finds the time zone of the place where a trip happens, in which its days begin and end.
package zone

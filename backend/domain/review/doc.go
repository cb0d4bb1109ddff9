// Package review collects what travelers say of trips that are complete, and sums it up by itinerary, host and operator.
//
// It owns review, review_ask and review_silence. Who traveled rates a trip once, 1 to 5, with a comment if he likes;
// saying it again replaces it. So whatever is shown is verified: nobody else can say anything. Averages and lists tell
// first names, and nothing else of who gave them.
//
// Travelers are asked by email two and seven days after the trip, by the days of its place, until they have answered or
// want no such emails. Who could not be asked in time is asked once, and nobody a month later.
//
// A comment is shown at once, and waits for an admin to read it. He lets it stand or hides it with a reason, which its
// author reads. What is hidden counts in no average; nobody but the author changes a word of it. What he then says
// instead stays hidden until it has been read. Stars without words wait for nobody.
package review

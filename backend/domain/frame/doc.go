// Package frame shows parts of the product as pages for the portals' frames, and takes pictures of trip pages.
//
// It owns trip_screenshot. Frames are server-rendered; they run only their own script, are framed by the product
// alone, and message the page around them on its own origin only (package document). A portal listens with
// listenToFrame of @caravan/sdk, which takes messages from that frame and that origin and nothing else.
//
// A picture is taken of the public page by a headless Chromium, and kept for the hours that the caller asks for. It has one of
// a few sizes, and is gone after a week, or earlier when those of a marketplace take too much together. One
// picture of one size is taken once however many ask for it; who waits too long is asked to come back, while the
// picture is finished and kept.
package frame

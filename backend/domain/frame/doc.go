// Package frame renders parts of the product as pages for the portals' frames, and takes screenshots of trip
// pages.
//
// It owns trip_screenshot. Frames are rendered on the server. They run only their own script, can be framed only
// by the product, and post messages only to the surrounding page's own origin (package document). A portal
// listens with listenToFrame of @caravan/sdk, which accepts messages from that frame and origin and nothing else.
//
// Headless Chromium takes screenshots of the public page, which are kept for the hours that the caller asks for.
// They come in a few sizes, and are deleted after a week, or sooner when a marketplace's screenshots take up too
// much space. However many callers request a size, it is taken once; a caller who would wait too long is asked to
// retry, while the screenshot is finished and stored.
package frame

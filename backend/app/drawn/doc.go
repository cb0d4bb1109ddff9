// Package drawn renders the public pages on the server, with the script that the build makes of the site, and caches
// them while the responses they were rendered from stay the same.
package drawn

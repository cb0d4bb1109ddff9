// Package drawn draws the pages that everybody may see on the server, with the script that the build makes of the site, and
// keeps them while the answers that they were drawn from stay the same.
package drawn

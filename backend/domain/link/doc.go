// Package link has the links that hosts share: each is a public page under /public/l/{path} (H-034, H-248). It owns
// the table link.
//
// Decisions:
//   - A path is unique in its marketplace, small letters, digits and hyphens, and does not change once made: it
//     stands in what the host has posted.
//   - The e-mail collection link is locked until the host may qualify (H-318), the survey link while the host is not
//     active (H-319). A locked link is shown with the reason, and leads nowhere.
package link

// Package link implements the links that hosts share: each is a public page under /public/l/{path} (H-034,
// H-248). It owns the table link.
//
// Decisions:
//   - A path is unique in its marketplace, consists of lowercase letters, digits and hyphens, and never changes
//     once created, because hosts have posted it.
//   - The email collection link is locked until the host can qualify (H-318), and the survey link while the
//     host is not active (H-319). A locked link is shown with its reason and leads nowhere.
//   - Every host has one link of each kind from the start, named after their page. The survey link is the one
//     that the audience page shares (H-089); the referral link records at sign-up who referred the new host
//     (H-130, H-621).
//   - A survey answer can be anonymous. An answer with the email address of an earlier one replaces it, so that
//     the 100 answers that unlock itineraries (H-016) come from 100 people as far as can be determined. Networks
//     are rate-limited, too.
package link

// Package link has the links that hosts share: each is a public page under /public/l/{path} (H-034, H-248). It owns
// the table link.
//
// Decisions:
//   - A path is unique in its marketplace, small letters, digits and hyphens, and does not change once made: it
//     stands in what the host has posted.
//   - The email collection link is locked until the host may qualify (H-318), the survey link while the host is not
//     active (H-319). A locked link is shown with the reason, and leads nowhere.
//   - Every host has one link of each kind from the start, named after his page. The survey link is the one that his
//     audience page shares (H-089); the referral link tells at sign-up who sent the new host (H-130, H-621).
//   - An answer to a survey may be anonymous. One with the email address of an earlier answer takes its place, so that
//     the 100 answers that unlock itineraries (H-016) are of 100 people as far as can be told; networks are limited too.
package link

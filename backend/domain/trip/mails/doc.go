// Package mails composes the emails about trips to hosts, operators, companions, and readers of promotional emails;
// package notification writes and sends them.
package mails

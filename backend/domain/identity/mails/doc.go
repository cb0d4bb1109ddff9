// Package mails composes the emails about accounts; package notification writes and sends them.
package mails

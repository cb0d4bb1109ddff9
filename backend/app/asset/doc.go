// Package asset serves the portals' built code, pictures and fonts: compressed as the caller accepts, cached forever
// under names that change with their content, and otherwise sent only when changed.
package asset

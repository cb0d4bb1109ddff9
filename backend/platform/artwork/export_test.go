package artwork

import "slices"

// Landscapes lists every scene, sorted.
func Landscapes() []Landscape { return sortedKeys(scenes) }

// Palettes lists every palette, sorted.
func Palettes() []Palette { return sortedKeys(palettes) }

// Aspects lists every proportion, sorted.
func Aspects() []Aspect { return sortedKeys(sizes) }

func sortedKeys[K ~string, V any](m map[K]V) []K {
	keys := make([]K, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

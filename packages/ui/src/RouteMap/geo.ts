import { geoBounds, geoMercator, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Stop = { id: string; label: string; latitude: number; longitude: number };
type World = { land: FeatureCollection<Geometry>; borders: GeoPermissibleObjects };

type Countries = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Loads land and borders: the coarse data set for continents, the fine one for a region. */
async function loadWorld(fine: boolean): Promise<World> {
  const { default: data } = fine
    ? await import('world-atlas/countries-50m.json')
    : await import('world-atlas/countries-110m.json');
  const topology = data as unknown as Countries;
  return {
    land: feature(topology, topology.objects.countries),
    borders: mesh(topology, topology.objects.countries, (a, b) => a !== b),
  };
}

const worlds = new Map<boolean, Promise<World>>();

/** The same, cached. */
export function worldOf(fine: boolean): Promise<World> {
  const found = worlds.get(fine) ?? loadWorld(fine);
  worlds.set(fine, found);
  return found;
}

const points = (stops: readonly Stop[]): GeoPermissibleObjects => ({
  type: 'MultiPoint',
  coordinates: stops.map((s) => [s.longitude, s.latitude]),
});

/** Degrees that a route spans, which determine the map's level of detail. */
export function span(stops: readonly Stop[]): number {
  const [[west, south], [east, north]] = geoBounds(points(stops));
  return Math.max((east - west + 360) % 360, north - south);
}

/**
 * Fits a route into a box, rotated so that routes across the Pacific aren't split, and zoomed in no closer
 * than about 250 km.
 */
export function fit(stops: readonly Stop[], width: number, height: number): GeoProjection {
  const [[west], [east]] = geoBounds(points(stops));
  const middle = west + ((east - west + 360) % 360) / 2;
  const room = Math.min(width, height) * 0.2;
  const projection = geoMercator()
    .rotate([-middle, 0])
    .fitExtent(
      [
        [room, room],
        [width - room, height - room],
      ],
      points(stops),
    );
  const closest = width * 22;
  if (!Number.isFinite(projection.scale()) || projection.scale() > closest || stops.length === 1) {
    const latitudes = stops.map((s) => s.latitude);
    const centre = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
    projection
      .scale(stops.length === 1 ? width * 3 : closest)
      .center([0, centre])
      .translate([width / 2, height / 2]);
  }
  return projection.clipExtent([
    [-20, -20],
    [width + 20, height + 20],
  ]);
}

export const drawing = (projection: GeoProjection) => geoPath(projection);

/**
 * Writes India's outline as the web draws it (src/features/impact/csr-map/csr-map.data.ts) from `@svg-maps/india`:
 * the same regions with fewer corners, an eighth of the bytes. Run it after that package changes; a test notices.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import india from '@svg-maps/india';
import {
  areaOf,
  bestPlaceForText,
  middleOf,
  type Point,
  pathOf,
  type Ring,
  ringsOf,
  simplified,
} from './india-map/outlines.ts';

export const INDIA_MAP_FILE = join(import.meta.dirname, '../src/features/impact/csr-map/csr-map.data.ts');

// The package is declared as CommonJS but is a module: its types would have a `default` too many.
const map = india as unknown as { viewBox: string; locations: Location[] };

interface Location {
  name: string;
  path: string;
}

/** Steps to a unit of the package's map, so that paths need whole numbers only. */
const SCALE = 10;
/** In square units of the package's map, which is 612 wide. */
const SMALLEST_TRIANGLE = 2;
const SMALLEST_ISLAND = 0.6;
/** Regions below this are a few pixels on a screen: they get a dot. */
const SMALL_REGION = 100;
/** A figure of six characters as a phone prints it. */
const LARGEST_TEXT = { width: 84, height: 16 };

/** A phone's dot with its line. */
const DOT_RADIUS = 11;

/** The package draws Jammu and Kashmir with Ladakh in one outline: each gets the place of its capital. */
const SRINAGAR: Point = [143, 72];
const LEH: Point = [199, 74];
/** Larger, but too thin to hit. */
const THIN = ['Andaman and Nicobar Islands'];

interface Shape {
  region: string;
  place: Point;
  room: number;
  isDot: boolean;
  path: string;
}

const totalArea = (rings: Ring[]) => rings.reduce((sum, ring) => sum + areaOf(ring), 0);

/** The middle of the dot that a region gets, or null for a region that is large enough. */
function dotOf({ name, path }: Location): Point | null {
  const rings = ringsOf(path);
  return THIN.includes(name) || totalArea(rings) < SMALL_REGION ? middleOf(rings) : null;
}

function shapeOf(location: Location, dots: Point[]): Shape {
  const { name, path } = location;
  const rings = ringsOf(path);
  const isSmall = totalArea(rings) < SMALL_REGION;
  const islands = isSmall ? rings : rings.filter((ring) => areaOf(ring) >= SMALLEST_ISLAND);
  const drawn = islands.map((ring) => simplified(ring, isSmall ? SMALLEST_TRIANGLE / 20 : SMALLEST_TRIANGLE));
  const shape = { region: name, path: pathOf(drawn, SCALE) };
  const dot = dotOf(location);
  if (dot) return { ...shape, place: dot, room: 0, isDot: true };
  const { place, room } = bestPlaceForText(rings, LARGEST_TEXT, { places: dots, radius: DOT_RADIUS });
  return { ...shape, place: name === 'Jammu and Kashmir' ? SRINAGAR : place, room, isDot: false };
}

function written({ region, place, room, isDot, path }: Shape): string {
  const [x, y] = place.map((value) => Math.round(value * SCALE));
  return `  {
    region: '${region}',
    x: ${x},
    y: ${y},
    room: ${Math.round(room * SCALE)},
    isDot: ${isDot},
    path: '${path}',
  },
`;
}

/** The text of the generated module. */
export function indiaMapModule(): string {
  const [, , width = 0, height = 0] = map.viewBox.split(' ').map(Number);
  const dots = [LEH, ...map.locations.map(dotOf).filter((dot) => dot !== null)];
  const shapes = map.locations.map((location) => shapeOf(location, dots));
  const ladakh: Shape = { region: 'Ladakh', place: LEH, room: 0, isDot: true, path: '' };
  const sorted = [...shapes, ladakh].sort((one, other) => (one.region < other.region ? -1 : 1));
  return `/*
 * Written by scripts/generate-india-map.ts; do not edit. Simplified from @svg-maps/india, which is based on the map
 * of MapSVG (https://mapsvg.com/maps/india), CC BY 4.0.
 */

/** Drawing of one region, in units of \`INDIA_MAP_SIZE\`. */
export interface RegionShape {
  /** The region's name in the CSR tables. */
  region: string;
  /** Centre of its figure or of its dot. */
  x: number;
  y: number;
  /** Width available for the figure; 0 if none fits. */
  room: number;
  /** True if it is too small to see or select, and is drawn as a dot. */
  isDot: boolean;
  /** SVG path; empty for Ladakh, which lies inside the outline of Jammu and Kashmir. */
  path: string;
}

export const INDIA_MAP_SIZE = { width: ${width * SCALE}, height: ${height * SCALE} };

export const INDIA_MAP: readonly RegionShape[] = [
${sorted.map(written).join('')}];
`;
}

if (import.meta.main) writeFileSync(INDIA_MAP_FILE, indiaMapModule());

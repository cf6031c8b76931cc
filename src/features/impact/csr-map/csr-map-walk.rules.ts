import { INDIA_MAP } from './csr-map.data.ts';

/** Direction of each arrow key on the map. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the region that a key leads to. An arrow leads to the nearest region in its direction, where distance to the
 * side counts double; Home and End to the first and last by name. Null for other keys, or if there is none.
 */
export function regionAfterKey(region: string, key: string): string | null {
  if (key === 'Home') return INDIA_MAP[0]?.region ?? null;
  if (key === 'End') return INDIA_MAP.at(-1)?.region ?? null;
  const way = WAYS[key];
  const from = INDIA_MAP.find((shape) => shape.region === region);
  if (!way || !from) return null;
  const reached = INDIA_MAP.flatMap((shape) => {
    const [x, y] = [shape.x - from.x, shape.y - from.y];
    const along = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1] - y * way[0]);
    return along > 0 && aside <= 1.5 * along
      ? [{ region: shape.region, distance: Math.hypot(along, 2 * aside) }]
      : [];
  });
  return reached.toSorted((one, other) => one.distance - other.distance)[0]?.region ?? null;
}

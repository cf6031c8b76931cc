/** The features, low to high: a feature may import only from those before it. */
export const FEATURES = [
  'accounts',
  'profiles',
  'verification',
  'marketplace',
  'collaborations',
  'community',
  'learn',
  'news',
  'support',
  'content',
];

/** Which half of the product a file belongs to; `either` may be used by both. */
type Side = 'contract' | 'server' | 'web' | 'testing' | 'either';

/** Where a file stands in the architecture. */
export type Place = {
  layer: 'app' | 'feature' | 'platform' | 'unknown';
  /** The feature's name, and the file's path inside it. */
  feature?: string;
  inside: string;
  side: Side;
  /** Tests and what serves only tests. */
  isTesting: boolean;
};

/** The place of a file of the repository by its path alone. */
export function placeOf(path: string): Place {
  const [source, layer = '', ...rest] = path.split('/');
  const isTest = /\.test\.tsx?$/.test(path);
  if (source !== 'src') return { layer: 'unknown', inside: path, side: 'either', isTesting: isTest };
  if (layer === 'features' && rest.length > 1) {
    const [feature, ...parts] = rest;
    const inside = parts.join('/');
    return { layer: 'feature', feature, inside, side: featureSide(inside), isTesting: isTest };
  }
  const inside = rest.join('/');
  const isTesting = isTest || inside.startsWith('testing/');
  if (layer === 'platform') return { layer, inside, side: platformSide(inside), isTesting };
  if (layer === 'app') return { layer, inside, side: appSide(inside), isTesting };
  return { layer: 'unknown', inside, side: 'either', isTesting };
}

function featureSide(inside: string): Side {
  if (inside.startsWith('server/')) return 'server';
  if (inside.startsWith('web/')) return 'web';
  return 'contract';
}

function platformSide(inside: string): Side {
  const [folder] = inside.split('/');
  return folder === 'contract' || folder === 'server' || folder === 'web' || folder === 'testing'
    ? folder
    : 'either';
}

/** React's files in app are web; its plain TypeScript is whatever it imports (see `sideOf` in the rules). */
function appSide(inside: string): Side {
  if (inside.startsWith('testing/')) return 'testing';
  return inside.endsWith('.tsx') ? 'web' : 'either';
}

/** The areas of the product, low to high: an area may import only from those before it. */
export const AREAS = [
  'notifications',
  'accounts',
  'profiles',
  'documents',
  'verification',
  'marketplace',
  'collaborations',
  'requests',
  'funds',
  'programme',
  'compliance',
  'activity',
  'news',
  'impact',
  'stories',
  'community',
  'learn',
  'support',
  'content',
  'assistant',
  'demo',
  'home',
  'admin',
];

/** Roles of server code, of web code, and of what both sides know. */
export const SERVER_ROLES = [
  'area',
  'noun',
  'errors',
  'routes',
  'service',
  'policy',
  'repository',
  'mail',
  'job',
  'demo',
  'events',
];
export const WEB_ROLES = ['page', 'api', 'form', 'hook'];
export const SHARED_ROLES = ['contract', 'rules', 'data'];
/** What the sweeps of src/app/sweeps expect of a noun's routes: tests alone use it. */
export const TEST_ROLES = ['calls'];

/** The half of the product that a file belongs to; both halves may use `shared` and `either`. */
type Side = 'shared' | 'server' | 'web' | 'testing' | 'either';

/** A file's place in the architecture. */
export type Place = {
  layer: 'app' | 'feature' | 'platform' | 'unknown';
  /** The area and the noun of a file of `src/features`. */
  area?: string;
  noun?: string;
  /** The file's path inside its layer, or inside its area. */
  inside: string;
  /** The word between a feature file's name and its ending; undefined for a component. */
  role?: string;
  side: Side;
  /** Tests and code that only tests use. */
  isTesting: boolean;
};

/** Reads the place of a file of the repository from its path alone. */
export function placeOf(path: string): Place {
  const [source, layer = '', ...rest] = path.split('/');
  const isTest = /\.(test|calls)\.tsx?$/.test(path);
  if (source !== 'src') return { layer: 'unknown', inside: path, side: 'either', isTesting: isTest };
  if (layer === 'features' && rest.length > 1) return featurePlace(rest, isTest);
  const inside = rest.join('/');
  const isTesting = isTest || /^(testing|sweeps)\//.test(inside);
  if (layer === 'platform') return { layer, inside, side: platformSide(inside), isTesting };
  if (layer === 'app') return { layer, inside, side: appSide(inside), isTesting };
  return { layer: 'unknown', inside, side: 'either', isTesting };
}

function featurePlace([area, ...parts]: string[], isTesting: boolean): Place {
  const name = parts.at(-1) ?? '';
  const role = /\.([a-z]+)(?:\.test)?\.tsx?$/.exec(name)?.[1];
  const known = [...SERVER_ROLES, ...WEB_ROLES, ...SHARED_ROLES, ...TEST_ROLES].find(
    (candidate) => candidate === role,
  );
  const noun = parts.length > 1 ? parts[0] : undefined;
  return {
    layer: 'feature',
    area,
    noun,
    inside: parts.join('/'),
    role: known,
    side: featureSide(known),
    isTesting,
  };
}

/** A file without a role is a component or its styles. */
function featureSide(role: string | undefined): Side {
  if (role && SERVER_ROLES.includes(role)) return 'server';
  if (role && SHARED_ROLES.includes(role)) return 'shared';
  if (role && TEST_ROLES.includes(role)) return 'testing';
  return 'web';
}

function platformSide(inside: string): Side {
  const [folder] = inside.split('/');
  if (folder === 'contract') return 'shared';
  return folder === 'server' || folder === 'web' || folder === 'testing' ? folder : 'either';
}

/** React's files in app are web; its plain TypeScript is on the side of what it imports (`sideOf` in the rules). */
function appSide(inside: string): Side {
  if (/^(testing|sweeps)\//.test(inside)) return 'testing';
  return inside.endsWith('.tsx') ? 'web' : 'either';
}

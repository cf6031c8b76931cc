import type { Cap } from '#platform/server/http/caps.ts';
import type { RouteParts } from '#platform/server/noun.ts';
import { platformNoun } from '#platform/server/platform-noun.ts';
import { NOUNS } from '../server.ts';

/** Binding reads these parts; the services behind the routes, which nobody calls here, would read the others. */
const PARTS = { config: { sessionSecret: 'unused' }, signIn: {} } as RouteParts;

function readCaps(): Record<string, Cap> {
  const caps: Record<string, Cap> = {};
  for (const { routes } of [platformNoun, ...NOUNS])
    routes?.((route, _, effects) => {
      if (effects?.stores) caps[route.name] = effects.stores;
    }, PARTS);
  return caps;
}

/** By the name of a route, the cap that its noun declares. */
export const CAPS = readCaps();

/** Limits that services check themselves, inside one record. */
export const LIMITS = [platformNoun, ...NOUNS].flatMap(({ limits }) => limits ?? []);

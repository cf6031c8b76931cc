import type { Route } from '#platform/contract/route.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../features/*/*/*.contract.ts', '../../platform/contract/*.ts', '!**/*.test.ts'],
  { eager: true },
);

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every route that a contract declares. They are found by the files' names, so that none can be forgotten. */
export const CONTRACT_ROUTES: Route[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isRoute),
);

/** By the name of a route, the folder of the contract that declares it, below `src`. */
export const FOLDER_OF_ROUTE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module)
      .filter(isRoute)
      .map(({ name }) => [name, path.replace('../../', '').split('/').slice(0, -1).join('/')]),
  ),
);

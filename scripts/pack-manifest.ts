import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const START = 'window.__reactRouterManifest=';

type Route = Record<string, unknown>;
interface Manifest {
  entry: Route;
  routes: Record<string, Route>;
}

/** Lists of files, which repeat on every route. */
const LISTS = ['imports', 'css'];

const json = (value: unknown) => JSON.stringify(value);

/**
 * Writes React Router's list of routes, which every page loads, so that each file is named once: a third of the bytes on the
 * line, a sixth of what the browser has to read.
 * @throws Error if the code is not as React Router writes it.
 */
export function packManifest(code: string): string {
  if (!code.startsWith(START))
    throw new Error('The manifest is written in another way; did the framework change?');
  const { entry, routes, ...others } = JSON.parse(code.slice(START.length).replace(/;\s*$/, '')) as Manifest;
  const all = [entry, ...Object.values(routes)];
  const files = [
    ...new Set(all.flatMap((route) => LISTS.flatMap((list) => (route[list] ?? []) as string[]))),
  ];
  const places = new Map(files.map((file, place) => [file, place]));
  const flags = Object.keys(Object.values(routes)[0] ?? {}).filter((key) => key.startsWith('has'));

  const written = (route: Route) => {
    const parts = Object.entries(route).flatMap(([key, value]) => {
      if (flags.includes(key) && value === false) return [];
      if (!LISTS.includes(key)) return [`${json(key)}:${json(value)}`];
      return [`${json(key)}:f(${(value as string[]).map((file) => places.get(file)).join()})`];
    });
    return `{${parts.join()}}`;
  };
  const packed = Object.entries(routes).map(([id, route]) => `${json(id)}:r(${written(route)})`);
  const none = Object.fromEntries(flags.map((flag) => [flag, false]));
  return (
    `const n=${json(files)},f=(...p)=>p.map(i=>n[i]),r=o=>({...${json(none)},...o});` +
    `${START}{...${json(others)},entry:${written(entry)},routes:{${packed.join()}}};`
  );
}

/** Packs the manifest of the built web. */
export async function packBuiltManifest(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const files = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (files.length !== 1) throw new Error(`The build has ${files.length} manifests`);
  const path = join(assets, String(files[0]));
  await writeFile(path, packManifest(await readFile(path, 'utf8')));
}

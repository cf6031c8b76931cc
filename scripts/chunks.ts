import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { PAGES } from '../src/app/page-addresses.ts';
import { type Chunk, type Costs, mergeChunks } from './merge-chunks.ts';

/** The pages at which most people arrive. */
const FIRST_PAGES = ['/', '/login', '/register', '/impact'];

/** Pages at which a member arrives with nothing in the cache, and pages of readers. */
const MAIN_PAGES = ['/marketplace', '/profile', '/learn', '/support', '/collaborations'];

/**
 * Bytes of source that take a phone as long as one file more: a browser asks for six files at a time, and on slow 4G each
 * round takes 150 ms, in which 30 kB come: 5 kB for each file, of nearly five times as much source.
 */
const FILE = 24_000;

/** Pages whose first visit is the measure. */
const ARRIVALS = new Set([...FIRST_PAGES, '/marketplace', '/profile']);

/** How much the time of a page counts against that of the others. */
const WEIGHTS = new Map([
  ...[...ARRIVALS].map((page) => [page, 12] as const),
  ['/', 80],
  ...['/learn', '/support', '/collaborations'].map((page) => [page, 2] as const),
]);

/** The page, or the kind of pages that people open one after the other: what those share is in one file. */
function unitOf(path: string): string {
  if (FIRST_PAGES.includes(path) || MAIN_PAGES.includes(path)) return path;
  const [, area = ''] = path.split('/');
  if (['learn', 'certificates', 'community', 'admin'].includes(area)) return `all-${area}`;
  return ['documents', 'verification', 'account'].includes(area) ? 'own' : 'others';
}

const ALL_UNITS = new Set(PAGES.map(({ path }) => unitOf(path)));

/** The page for what one page needs, else a short name that stays the same from build to build. */
function nameOf(units: string[]): string {
  const [only = '', ...others] = units;
  if (others.length === 0) return only.replace(/^\/|later /, '') || 'home';
  return `shared-${createHash('sha256').update(units.join()).digest('hex').slice(0, 6)}`;
}

/** The modules of the build, once all are known. */
type Graph = Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** What a module imports: short-imports.ts has left nothing else to the entries of large packages. */
const needsOf = (graph: Graph, id: string) => graph.getModuleInfo(id)?.importedIds ?? [];

/** What short-imports.ts writes for a name, which weighs as much as the name. */
const SHORT_IMPORT = /import\s*\{[^}]* as (\w+)\s*\}\s*from\s*["']short:[^"']*["'];?/g;

const codeOf = (graph: Graph, id: string) =>
  (graph.getModuleInfo(id)?.code ?? '').replace(SHORT_IMPORT, '$1,');

/** Bytes of source; of a style sheet, which has no code here, those of its file. */
function sizeOf(graph: Graph, id: string): number {
  const isSheet = /^[^?]*\.css$/.test(id) && existsSync(id);
  return isSheet ? statSync(id).size : codeOf(graph, id).length;
}

/** Finds for each module the units whose pages need it before anybody presses anything. */
function unitsOfModules(graph: Graph): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (id: string, unit: string) => {
    const units = found.get(id) ?? new Set();
    if (units.has(unit)) return;
    found.set(id, units.add(unit));
    for (const needed of needsOf(graph, id)) note(needed, unit);
  };
  for (const id of graph.getModuleIds()) {
    const file = id.replace(/\?.*/, '');
    if (/\/src\/app\/(root|entry\.client)\.tsx$/.test(file)) for (const unit of ALL_UNITS) note(id, unit);
    const page = pageOf(file);
    if (page) note(id, unitOf(page.path));
  }
  for (const id of loadedLater(graph, found)) note(id, `later ${basename(id).replace(/\..*/, '')}`);
  return found;
}

const pageOf = (file: string) => PAGES.find(({ module }) => file.endsWith(`/src/app/${module}`));

/**
 * Finds what the first pages load once they are there, such as the call for their texts. Each is a unit of its own, so that
 * it does not come with all that other pages have beside it.
 */
function loadedLater(graph: Graph, units: Map<string, Set<string>>): string[] {
  const isFirst = (unit: string) => FIRST_PAGES.includes(unit);
  const loaders = [...units].filter(([, its]) => [...its].some(isFirst)).map(([id]) => id);
  const later = loaders.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return [...new Set(later)].filter((id) => !pageOf(id)).sort();
}

/** True for what every page has: it is there before anything is loaded later. */
const isShell = (units: Set<string>) => [...ALL_UNITS].every((unit) => units.has(unit));

/** Puts together the modules that the same units need. */
function chunksOf(graph: Graph): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const [id, all] of unitsOfModules(graph)) {
    const units = isShell(all) ? new Set(ALL_UNITS) : all;
    // An entry has a file of its own.
    if (graph.getModuleInfo(id)?.isEntry !== false) continue;
    const key = [...units].sort().join();
    const chunk = chunks.get(key) ?? { units, modules: [], size: 0, needs: new Set() };
    chunk.modules.push(id);
    chunk.size += sizeOf(graph, id);
    chunks.set(key, chunk);
    chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf) {
    for (const needed of needsOf(graph, id).map((one) => chunkOf.get(one)))
      if (needed && needed !== chunk) chunk.needs.add(needed);
  }
  // The modules come in another order at each build.
  return [...chunks].sort(([one], [two]) => (one < two ? -1 : 1)).map(([, chunk]) => chunk);
}

const COSTS: Costs = {
  file: FILE,
  weightOf: (unit) => WEIGHTS.get(unit) ?? (unit.startsWith('later ') ? 2 : 1),
  hasAlready: (unit, { units }) => !ALL_UNITS.has(unit) && isShell(units),
};

const chunkOfModule = new Map<string, { name: string; rank: number }>();
const RANKS = 128;

/** Decides, once all modules are known, which of them share a file. */
export const planChunks: Plugin = {
  name: 'plan-chunks',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    chunkOfModule.clear();
    for (const { units, modules } of mergeChunks(chunksOf(this), COSTS)) {
      const name = isShell(units) ? 'shell' : nameOf([...units].sort());
      const rank = isShell(units) ? RANKS - 1 : Math.min(RANKS - 2, units.size);
      for (const id of modules) chunkOfModule.set(id, { name, rank });
    }
  },
};

/**
 * Groups for the bundler. It puts into a group whatever the group's modules import, unless a group of a higher priority
 * has it: what more pages use goes first.
 */
export const CHUNKS = Array.from({ length: RANKS }, (_, rank) => ({
  name: (id: string) => {
    const chunk = chunkOfModule.get(id);
    return chunk?.rank === rank ? chunk.name : null;
  },
  priority: rank + 1,
}));

import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { PAGES } from '../src/app/page-addresses.ts';

/** The pages at which most people arrive. */
const FIRST_PAGES = ['/', '/login', '/register', '/impact'];

/**
 * Pages that load nothing that they do not need; all others may load a little more, so that they load fewer files: on a phone
 * each costs a millisecond.
 */
const STRICT_PAGES = [...FIRST_PAGES, '/marketplace'];

/** Pages of members and of readers that load only what they need, too, but for small chunks. */
const MAIN_PAGES = ['/learn', '/support', '/profile', '/collaborations'];

/** A chunk of fewer bytes of source than this is merged with another. */
const SMALL = 12_000;

/** A chunk of these pages with fewer bytes than this is not worth a request: it goes into what every page has. */
const FOLDED_FOR = ['/', '/marketplace'];
const TINY = 2_500;

/** Bytes of source that the pages may load in vain together, for one file less. */
const WASTE_MAX = 40_000;

/** The page, or the kind of pages that people open one after the other: what those share is in one file. */
function unitOf(path: string): string {
  if (STRICT_PAGES.includes(path) || MAIN_PAGES.includes(path)) return path;
  const [, area = ''] = path.split('/');
  if (['learn', 'certificates', 'community', 'admin'].includes(area)) return `all-${area}`;
  return ['documents', 'verification', 'account'].includes(area) ? 'own' : 'others';
}

const ALL_UNITS = new Set(PAGES.map(({ path }) => unitOf(path)));

interface Chunk {
  units: Set<string>;
  modules: string[];
  size: number;
}

const isPlanned = (unit: string) => ALL_UNITS.has(unit);
const isStrict = (unit: string) => STRICT_PAGES.includes(unit);
/** The units of a chunk that must load nothing in vain. */
const strictOf = ({ units }: Chunk) =>
  [...units]
    .filter((unit) => isStrict(unit) || !isPlanned(unit))
    .sort()
    .join();

/** Bytes that pages load in vain when two chunks become one. */
const wasteOf = (one: Chunk, two: Chunk) => {
  const only = (a: Chunk, b: Chunk) => [...a.units].filter((unit) => !b.units.has(unit)).length;
  return only(one, two) * two.size + only(two, one) * one.size;
};

/** Merges small chunks with those that cost the least, never so that a strict page, or
 * what a first page loads later, loads more. */
function mergeSmall(chunks: Chunk[]): Chunk[] {
  const left = [...chunks];
  const done: Chunk[] = [];
  for (;;) {
    const chunk = left.sort((a, b) => b.size - a.size).pop();
    if (!chunk) return done;
    const others = [...left, ...done].filter((other) => strictOf(other) === strictOf(chunk));
    const [best] = others.sort((a, b) => wasteOf(chunk, a) - wasteOf(chunk, b));
    if (chunk.size >= SMALL || !best || wasteOf(chunk, best) > WASTE_MAX) {
      done.push(chunk);
      continue;
    }
    for (const unit of chunk.units) best.units.add(unit);
    best.modules.push(...chunk.modules);
    best.size += chunk.size;
  }
}

/** Adds the tiniest chunks to the shell. */
function foldTiny(chunks: Chunk[]): Chunk[] {
  const shell = chunks.find(({ units }) => isShell(units));
  if (!shell) return chunks;
  const isTiny = ({ units, size }: Chunk) => size < TINY && FOLDED_FOR.some((unit) => units.has(unit));
  for (const { modules } of chunks.filter(isTiny)) shell.modules.push(...modules);
  return chunks.filter((chunk) => !isTiny(chunk));
}

/** Entries of packages that name every module of theirs; a page needs only those behind the names it imports. */
const BARREL =
  /[\\/]node_modules[\\/](?:@mantine[\\/](?:core|hooks)[\\/]esm[\\/]index|@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]tabler-icons-react)\.mjs$/;
const NAMED = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** Reads `{ a, b as c } from 'source'`, each name with its source. */
function* namesIn(code: string, side: 'imported' | 'local'): Generator<[name: string, source: string]> {
  for (const [, list = '', source = ''] of code.matchAll(NAMED)) {
    for (const entry of list.split(',')) {
      const [imported = '', local = imported] = entry.trim().split(/\s+as\s+/);
      yield [side === 'imported' ? imported : local, source];
    }
  }
}

/** The page for what one page needs, else a short name that stays the same from build to build. */
function nameOf(units: string[]): string {
  const [only = '', ...others] = units;
  if (others.length === 0) return only.replace(/^\/|later /, '') || 'home';
  return `shared-${createHash('sha256').update(units.join()).digest('hex').slice(0, 6)}`;
}

/** The modules of the build, once all are known. */
type Graph = Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Finds what a module needs at once: its imports, and of a barrel those behind the names that it imports. */
function createNeeds(graph: Graph): (id: string) => string[] {
  const sources = new Map<string, Map<string, string>>();
  const sourcesOf = (barrel: string) => {
    const known = sources.get(barrel) ?? new Map(namesIn(codeOf(graph, barrel), 'local'));
    sources.set(barrel, known);
    return known;
  };
  return (id) => {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const barrels = BARREL.test(id) ? [] : imported.filter((one) => BARREL.test(one));
    if (barrels.length === 0) return [...imported];
    const behind = [...namesIn(codeOf(graph, id), 'imported')].flatMap(([name, source]) => {
      const barrel = barrels.find((one) => one.includes(`/node_modules/${source}/`));
      const file = barrel && sourcesOf(barrel).get(name);
      return file ? [join(dirname(barrel), file)] : [];
    });
    return [...imported.filter((one) => !barrels.includes(one)), ...behind];
  };
}

const codeOf = (graph: Graph, id: string) => graph.getModuleInfo(id)?.code ?? '';

/** Finds for each module the units whose pages need it before anybody presses anything. */
function unitsOfModules(graph: Graph): Map<string, Set<string>> {
  const needs = createNeeds(graph);
  const found = new Map<string, Set<string>>();
  const note = (id: string, unit: string) => {
    const units = found.get(id) ?? new Set();
    if (units.has(unit)) return;
    found.set(id, units.add(unit));
    for (const needed of needs(id)) note(needed, unit);
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
const isShell = (units: Set<string>) => [...units].filter(isPlanned).length === ALL_UNITS.size;

/** Puts together the modules that the same units need. */
function chunksOf(graph: Graph): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [id, all] of unitsOfModules(graph)) {
    const units = isShell(all) ? new Set(ALL_UNITS) : all;
    // An entry has a file of its own.
    if (graph.getModuleInfo(id)?.isEntry !== false) continue;
    const key = [...units].sort().join();
    const chunk = chunks.get(key) ?? { units, modules: [], size: 0 };
    chunk.modules.push(id);
    chunk.size += codeOf(graph, id).length;
    chunks.set(key, chunk);
  }
  // The modules come in another order at each build.
  return [...chunks].sort(([one], [two]) => (one < two ? -1 : 1)).map(([, chunk]) => chunk);
}

const chunkOfModule = new Map<string, { name: string; rank: number }>();
const RANKS = 128;

/** Decides, once all modules are known, which of them share a file. */
export const planChunks: Plugin = {
  name: 'plan-chunks',
  buildEnd() {
    chunkOfModule.clear();
    for (const { units, modules } of foldTiny(mergeSmall(chunksOf(this)))) {
      const name = isShell(units) ? 'shell' : nameOf([...units].sort());
      const rank = isShell(units)
        ? RANKS - 1
        : Math.min(RANKS - 2, [...units].filter(isStrict).length * 12 + units.size);
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

import { placeOf } from './places.ts';
import type { SourceFile } from './source-files.ts';

type Edge = { to: string; path: string; line: number; target: string };

/** Finds circles between the nouns of an area: each noun must be readable without the ones that build on it. */
export function checkCircles(files: SourceFile[]): string[] {
  const graph = nounGraph(files);
  return [...graph.keys()].flatMap((noun) => {
    const circle = shortestCircle(graph, noun);
    // Reports each circle once, from its alphabetically first noun.
    if (!circle || circle.some(({ to }) => to < noun)) return [];
    const way = circle.map(({ target, path }) => `${path} imports ${target}`).join(', ');
    const [first] = circle;
    return [
      `${first?.path}:${first?.line}: a circle of nouns, ${[noun, ...circle.map(({ to }) => to)].join(' > ')}: move what both need into the lower one (${way})`,
    ];
  });
}

/** Which noun imports which, with the first import of each pair. */
function nounGraph(files: SourceFile[]): Map<string, Edge[]> {
  const graph = new Map<string, Edge[]>();
  for (const { path, imports } of files) {
    const from = placeOf(path);
    if (from.layer !== 'feature' || !from.noun || from.isTesting || from.role === 'demo') continue;
    const noun = `${from.area}/${from.noun}`;
    const edges = graph.get(noun) ?? [];
    graph.set(noun, edges);
    for (const { target, line } of imports) {
      const to = target ? placeOf(target) : undefined;
      if (!target || to?.area !== from.area || !to?.noun || to.noun === from.noun) continue;
      const name = `${to.area}/${to.noun}`;
      if (!edges.some((edge) => edge.to === name)) edges.push({ to: name, path, line, target });
    }
  }
  return graph;
}

/** The shortest way from a noun back to itself, breadth first. */
function shortestCircle(graph: Map<string, Edge[]>, noun: string): Edge[] | undefined {
  const ways: Edge[][] = (graph.get(noun) ?? []).map((edge) => [edge]);
  const seen = new Set<string>();
  for (const way of ways) {
    const last = way.at(-1);
    if (!last || seen.has(last.to)) continue;
    if (last.to === noun) return way;
    seen.add(last.to);
    ways.push(...(graph.get(last.to) ?? []).map((edge) => [...way, edge]));
  }
  return undefined;
}

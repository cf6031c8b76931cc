/** A module of a page, as the bundler writes it: names that other files export, under the names that the router asks for. */
const FACADE = /^(?:import"\.\/[\w.-]+";)*export\{([^}]*)\}from"\.\/([\w.-]+)";?\s*$/;
const MODULE = /^import \* as (\w+) from "([^"]+)";$/gm;
const LAST = /^import\("([^"]+)"\);$/m;

export interface PackedStart {
  code: string;
  /** Files whose code is in it now. */
  taken: string[];
}

/** Writes a facade's names as imports and an object. */
function written(name: string, names: string, file: string): string {
  const pairs = names.split(',').map((pair) => {
    const [there = '', here = there] = pair.split(' as ');
    return { there, here, local: `${name}_${here}` };
  });
  return (
    `import{${pairs.map(({ there, local }) => `${there} as ${local}`)}}from"/assets/${file}";` +
    `const ${name}={${pairs.map(({ here, local }) => `${here}:${local}`)}};`
  );
}

/**
 * Takes into the script that starts a page the small files that it imports: those of the page and of the frame around all
 * pages, which only name what is in others, and the one that draws. For a phone each is a request of a kilobyte, nearly all of it headers.
 * @param script as React Router writes it.
 * @param codeOf reads a built script.
 * @throws Error if a script is not as expected.
 */
export async function packStart(
  script: string,
  codeOf: (path: string) => Promise<string>,
): Promise<PackedStart> {
  const taken: string[] = [];
  let code = script;
  for (const [statement, name = '', path = ''] of script.matchAll(MODULE)) {
    const [, names, file] = FACADE.exec(await codeOf(path)) ?? [];
    if (names === undefined || file === undefined) continue;
    taken.push(path);
    code = code.replace(statement, () => written(name, names, file));
  }
  const [statement, last] = LAST.exec(script) ?? [];
  if (!statement || !last) throw new Error('The start of a page draws nothing; did the framework change?');
  taken.push(last);
  // It imports libraries only, so what it does still comes after what the start has set.
  const drawing = (await codeOf(last)).replaceAll('from"./', 'from"/assets/');
  return { code: code.replace(statement, () => drawing), taken };
}

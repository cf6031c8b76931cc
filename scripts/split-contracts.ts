import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, type Plugin, parseSync, transformWithOxc, Visitor } from 'vite';

/** What both sides know: routes, schemas, messages, limits. */
const CONTRACT = /\/src\/(?:features\/.*\.contract|platform\/contract\/.*)\.ts$/;
const SOURCE = /\/src\/.*\.tsx?$/;
/** The two halves of a contract, as the bundler sees them. */
const HALF = /^(.*\.ts)\?(calls|schemas)$/;
type Half = 'calls' | 'schemas';

/** What the web reads of a route: `call` its method and path, `useMayCall` its act, where it has one. */
const READ_BY_CALL = ['method', 'path'];
const READ_BY_WEB = [...READ_BY_CALL, 'act'];

interface Statement {
  /** JavaScript, without `export`. */
  code: string;
  /** Names that it gives a value. */
  names: string[];
  /** All identifiers in it. */
  mentions: string[];
}

interface Imported {
  /** What it is called here. */
  local: string;
  /** What it is called there. */
  name: string;
  source: string;
}

interface Contract {
  statements: Statement[];
  imports: Imported[];
  /** Names for which a page loads no schema. */
  light: Set<string>;
}

interface Range {
  start: number;
  end: number;
}

/** Finds what a call needs of a route's declaration; nothing if it declares no route. */
function callOf(declaration: ESTree.Node): Range[] | undefined {
  if (declaration.type !== 'VariableDeclaration') return undefined;
  const init = declaration.declarations[0]?.init;
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined;
  const [route] = init.arguments;
  if (init.callee.name !== 'defineRoute' || route?.type !== 'ObjectExpression') return undefined;
  const kept = route.properties.filter(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && READ_BY_WEB.includes(one.key.name),
  );
  return kept.length >= READ_BY_CALL.length ? kept : undefined;
}

function namesOf(declaration: ESTree.Node): string[] {
  if ('id' in declaration && declaration.id?.type === 'Identifier') return [declaration.id.name];
  if (declaration.type !== 'VariableDeclaration') throw new Error('A contract only declares');
  return declaration.declarations.map(({ id }) => {
    if (id.type !== 'Identifier') throw new Error('A contract names its values one by one');
    return id.name;
  });
}

/** Reads an import by names; nothing for `import * as` and `import 'x'`. */
function importedBy({ specifiers, source }: ESTree.ImportDeclaration): Imported[] | undefined {
  const named = specifiers.flatMap((one) =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
      ? [{ local: one.local.name, name: one.imported.name, source: source.value }]
      : [],
  );
  return named.length > 0 && named.length === specifiers.length ? named : undefined;
}

/** Takes a contract, as JavaScript, apart. @throws Error at what no contract has. */
function takeApart(code: string): Omit<Contract, 'light'> {
  const { program, errors } = parseSync('contract.js', code);
  if (errors[0]) throw new Error(errors[0].message);
  const identifiers: ESTree.Node[] = [];
  new Visitor({ Identifier: (node) => identifiers.push(node) }).visit(program);
  const textOf = ({ start, end }: Range) => code.slice(start, end);
  const mentionsIn = (ranges: Range[]) =>
    ranges.flatMap(({ start, end }) =>
      identifiers.filter((one) => one.start >= start && one.end <= end).map(textOf),
    );

  const statements: Statement[] = [];
  const imports: Imported[] = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      imports.push(...(importedBy(node) ?? []));
      continue;
    }
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    // A module of types ends up as `export {}`.
    if (!declaration) continue;
    const call = callOf(declaration);
    const names = namesOf(declaration);
    statements.push({
      code: call ? `const ${names} = { ${call.map(textOf)} };` : textOf(declaration),
      names,
      mentions: mentionsIn(call ?? [declaration]),
    });
  }
  return { statements, imports };
}

/** Reads contracts, each once. */
function createReader() {
  const known = new Map<string, Promise<Contract>>();

  async function read(file: string): Promise<Contract> {
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
    const { statements, imports } = takeApart(code);
    const heavy = new Set<string>();
    for (const one of imports) {
      if (one.source === 'zod' || (await halfOf(one, file)) === 'schemas') heavy.add(one.local);
    }
    // What mentions something heavy is heavy, too; a function can mention what comes after it.
    for (let before = -1; before !== heavy.size; ) {
      before = heavy.size;
      for (const { names, mentions } of statements) {
        if (mentions.some((name) => heavy.has(name))) for (const name of names) heavy.add(name);
      }
    }
    const names = statements.flatMap((statement) => statement.names);
    return { statements, imports, light: new Set(names.filter((name) => !heavy.has(name))) };
  }

  const readOnce = (file: string) => {
    const contract = known.get(file) ?? read(file);
    known.set(file, contract);
    return contract;
  };

  /** Finds the half of a contract that holds what is imported; nothing if it does not come from a contract. */
  async function halfOf({ name, source }: Imported, importer: string): Promise<Half | undefined> {
    const file = source.startsWith('#')
      ? join(importer.slice(0, importer.lastIndexOf('/src/')), 'src', source.slice(1))
      : join(dirname(importer), source);
    if (!CONTRACT.test(file)) return undefined;
    return (await readOnce(file)).light.has(name) ? 'calls' : 'schemas';
  }

  /** Writes imports that go to the half of a contract. */
  async function write(imports: Imported[], importer: string): Promise<string[]> {
    return Promise.all(
      imports.map(async (one) => {
        const half = await halfOf(one, importer);
        const source = half ? `${one.source}?${half}` : one.source;
        return `import { ${one.name} as ${one.local} } from ${JSON.stringify(source)};`;
      }),
    );
  }

  return { read: readOnce, write };
}

/**
 * Splits each contract into its calls and its schemas, for the web's bundle only. To make a call, a page needs its method and
 * path; the schemas of what goes in and out are the server's and the forms'. A page without a form loads no schema, and
 * not the library that makes them (docs/decisions/0078-first-visits-and-starts.md).
 */
export function splitContracts(): Plugin {
  const { read, write } = createReader();
  return {
    name: 'split-contracts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: HALF },
      async handler(id) {
        const [, file = '', half] = HALF.exec(id) ?? [];
        if (!CONTRACT.test(file)) return undefined;
        const { statements, imports, light } = await read(file);
        const isCalls = ({ names }: Statement) => names.every((name) => light.has(name));
        const own = statements.filter((one) => isCalls(one) === (half === 'calls'));
        const mentioned = new Set(own.flatMap(({ mentions }) => mentions));
        const borrowed =
          half === 'calls'
            ? []
            : [...light].map((name) => ({ name, local: name, source: `./${file.split('/').pop()}` }));
        const needed = [...imports, ...borrowed].filter(({ local }) => mentioned.has(local));
        const code = [
          ...(await write(needed, file)),
          ...own.flatMap(({ code, names }) => [code, `export { ${names} };`]),
        ];
        return { code: code.join('\n'), moduleType: 'js', moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: SOURCE },
      async handler(code, id) {
        const { program } = parseSync('source.js', code);
        let split = '';
        let done = 0;
        for (const node of program.body) {
          if (node.type !== 'ImportDeclaration' || !/\.ts$/.test(node.source.value)) continue;
          const imported = importedBy(node);
          if (!imported) continue;
          split += code.slice(done, node.start) + (await write(imported, id)).join(' ');
          done = node.end;
        }
        return { code: split + code.slice(done), map: null };
      },
    },
  };
}
